"""What the run found: one line a failure, at the end how many checks passed and failed."""

import threading


class Report:
    """Counts checks. A check is one question about one page; it fails once, however many places it names."""

    def __init__(self):
        self.passed = 0
        self.failed = 0
        self._lock = threading.Lock()

    def check(self, name, page, faults):
        """`faults` are lines that say where and what; none means that the check passed."""
        faults = list(faults)
        with self._lock:
            if not faults:
                self.passed += 1
                return
            self.failed += 1
            print(f"FAILED {page}: {name}", flush=True)
            for fault in faults[:12]:
                print(f"    {fault}", flush=True)
            if len(faults) > 12:
                print(f"    and {len(faults) - 12} more", flush=True)

    def finish(self):
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed else 0
