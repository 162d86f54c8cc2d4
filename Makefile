# make site   installs what is missing, builds, generates output/site/ from Content/
# make test   the whole suite
# make help   the other targets
SWIFT ?= swift
PREFIX ?= /usr/local
CONTAINER ?= podman
BIN := .build/release/verbatim
SOURCES := $(shell find Sources Package.swift -type f)

.PHONY: site test test-web fuzz lint bench format schemas install dist image clean help

site: $(BIN)
	@$(BIN) build

$(BIN): $(SOURCES)
	@tools/install-packages build
	$(SWIFT) build -c release --product verbatim
	@touch $@

test:
	@tools/install-packages build
	@tools/install-packages test
	$(SWIFT) build --product verbatim
	$(SWIFT) test

# What needs a large download: a browser and fonts (Debian), checkers (PyPI).
test-web: $(BIN)
	@tools/install-packages web
	@tools/web-environment
	.build/web/bin/python Tests/Web/run.py
	.build/web/bin/python Tests/Web/translators.py

# Ten minutes for each reader of what others wrote, under AddressSanitizer; FUZZ_SECONDS=10 is a look.
FUZZ_SECONDS ?= 600
fuzz:
	@tools/install-packages build
	tools/fuzz $(FUZZ_SECONDS)

lint:
	$(SWIFT) format lint --strict -r -p Sources Tests Package.swift

format:
	$(SWIFT) format -i -r -p Sources Tests Package.swift

# Times against the floor of the work; prints a table for Benchmarks/RESULTS.md. BENCH="--claims 20000 --pages 9000"
bench: $(BIN)
	Benchmarks/bench $(BENCH)

install: $(BIN)
	tools/install-files $(DESTDIR)$(PREFIX) $(BIN)

# A tarball that runs where no Swift is installed: its runtime is linked in.
dist:
	@tools/install-packages build
	$(SWIFT) build -c release --product verbatim --static-swift-stdlib --scratch-path .build/dist/build
	tools/make-dist .build/dist/build/release/verbatim

image:
	$(CONTAINER) build -f Containerfile -t verbatim .

clean:
	rm -rf .build output

help:
	@echo 'make site       build the tool and generate output/site/'
	@echo 'make test       the whole suite'
	@echo 'make test-web   the pages in a real browser, and the HTML checker'
	@echo 'make fuzz       damaged input for every reader, ten minutes each'
	@echo 'make lint       the format check; make format mends'
	@echo 'make bench      times against the floor of the work, and Hugo where it is installed'
	@echo 'make install    PREFIX=$(PREFIX)'
	@echo 'make dist       a tarball that may be unpacked anywhere, in .build/dist/'
	@echo 'make image      an image for build servers, by CONTAINER=$(CONTAINER)'
