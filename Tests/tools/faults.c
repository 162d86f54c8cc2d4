// A shim for tests, preloaded into the program: counts the calls that change files, and lets one of them fail or be the
// last thing that the process does.
//   FAULT_AT=N       the N-th such call, from 1; none: only count
//   FAULT_KIND=kill  the process is killed before the call; or nospace, readonly, io: the call fails (as do all later
//                    ones of a full disk or a read-only one)
//   FAULT_COUNT=FILE where the number of calls is written at the end
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static atomic_long calls;

// Whether the call about to be made is to fail; sets errno.
static int fails(void) {
  static _Atomic long at = -1;
  static const char *kind;
  if (at < 0) {
    const char *text = getenv("FAULT_AT");
    kind = getenv("FAULT_KIND");
    at = text ? atol(text) : 0;
  }
  long number = atomic_fetch_add(&calls, 1) + 1;
  if (at == 0 || number < at || !kind) return 0;
  if (strcmp(kind, "kill") == 0) {
    if (number == at) kill(getpid(), SIGKILL);
    return 0;
  }
  if (strcmp(kind, "io") == 0 && number > at) return 0;
  errno = strcmp(kind, "nospace") == 0 ? ENOSPC : strcmp(kind, "readonly") == 0 ? EROFS : EIO;
  return 1;
}

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%ld\n", atomic_load(&calls));
  fclose(file);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAULTY(result, name, parameters, arguments, when) \
  result name parameters { \
    if ((when) && fails()) return -1; \
    return REAL(name) arguments; \
  }

FAULTY(ssize_t, write, (int fd, const void *bytes, size_t count), (fd, bytes, count), fd > 2)
FAULTY(ssize_t, pwrite, (int fd, const void *bytes, size_t count, off_t at), (fd, bytes, count, at), fd > 2)
FAULTY(ssize_t, pwrite64, (int fd, const void *bytes, size_t count, off64_t at), (fd, bytes, count, at), fd > 2)
FAULTY(ssize_t, writev, (int fd, const struct iovec *parts, int count), (fd, parts, count), fd > 2)
FAULTY(int, fsync, (int fd), (fd), 1)
FAULTY(int, fdatasync, (int fd), (fd), 1)
FAULTY(int, ftruncate, (int fd, off_t size), (fd, size), 1)
FAULTY(int, ftruncate64, (int fd, off64_t size), (fd, size), 1)
FAULTY(int, rename, (const char *from, const char *to), (from, to), 1)
FAULTY(int, renameat, (int a, const char *from, int b, const char *to), (a, from, b, to), 1)
FAULTY(int, link, (const char *from, const char *to), (from, to), 1)
FAULTY(int, unlink, (const char *path), (path), 1)
FAULTY(int, unlinkat, (int fd, const char *path, int flags), (fd, path, flags), 1)
FAULTY(int, rmdir, (const char *path), (path), 1)
FAULTY(int, mkdir, (const char *path, mode_t mode), (path, mode), 1)
FAULTY(int, mkdirat, (int fd, const char *path, mode_t mode), (fd, path, mode), 1)
FAULTY(int, fchmod, (int fd, mode_t mode), (fd, mode), 1)

#define OPENING(name) \
  int name(const char *path, int flags, ...) { \
    va_list rest; \
    va_start(rest, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest); \
    if (flags & (O_CREAT | O_TRUNC) && fails()) return -1; \
    return REAL(name)(path, flags, mode); \
  }
OPENING(open)
OPENING(open64)
