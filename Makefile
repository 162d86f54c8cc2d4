# make site   installs what is missing, builds, generates output/site/ from Content/
# make test   the whole suite
# make help   the other targets
SWIFT ?= swift
PREFIX ?= /usr/local
BIN := .build/release/verbatim
SOURCES := $(shell find Sources Package.swift -type f)

.PHONY: site test test-web lint format schemas install clean help

site: $(BIN)
	@$(BIN) build

$(BIN): $(SOURCES)
	@tools/install-packages build
	$(SWIFT) build -c release --product verbatim
	@touch $@

test:
	@tools/install-packages build
	$(SWIFT) build --product verbatim
	$(SWIFT) test

# What needs a large download: a browser and fonts (Debian), checkers (PyPI).
test-web: $(BIN)
	@tools/install-packages web
	@tools/web-environment
	.build/web/bin/python Tests/Web/run.py
	.build/web/bin/python Tests/Web/translators.py

lint:
	$(SWIFT) format lint --strict -r -p Sources Tests Package.swift

format:
	$(SWIFT) format -i -r -p Sources Tests Package.swift

install: $(BIN)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/verbatim
	install -m 755 $(BIN) $(DESTDIR)$(PREFIX)/bin/verbatim
	cp -R Templates $(DESTDIR)$(PREFIX)/share/verbatim/

clean:
	rm -rf .build output

help:
	@echo 'make site       build the tool and generate output/site/'
	@echo 'make test       the whole suite'
	@echo 'make test-web   the pages in a real browser, and the HTML checker'
	@echo 'make lint       the format check; make format mends'
	@echo 'make install    PREFIX=$(PREFIX)'
