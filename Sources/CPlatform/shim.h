#ifndef IAPCATALOG_CPLATFORM_SHIM_H
#define IAPCATALOG_CPLATFORM_SHIM_H

// POSIX behind functions that look the same on Linux and macOS. A result below zero is an `errno`, negated.

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum platform_kind {
  platform_kind_file = 0,
  platform_kind_folder = 1,
  platform_kind_link = 2,
  platform_kind_other = 3,
};

struct platform_status {
  int32_t kind;
  uint32_t mode;
  int64_t size;
  uint64_t device;
  uint64_t number;
};

static inline int32_t platform_kind_of_mode(mode_t mode) {
  if (S_ISREG(mode)) return platform_kind_file;
  if (S_ISDIR(mode)) return platform_kind_folder;
  if (S_ISLNK(mode)) return platform_kind_link;
  return platform_kind_other;
}

static inline int32_t platform_fill(int result, const struct stat *from, struct platform_status *into) {
  if (result != 0) return -errno;
  into->kind = platform_kind_of_mode(from->st_mode);
  into->mode = (uint32_t)(from->st_mode & 07777);
  into->size = (int64_t)from->st_size;
  into->device = (uint64_t)from->st_dev;
  into->number = (uint64_t)from->st_ino;
  return 0;
}

static inline int32_t platform_status_of_path(const char *path, bool follow, struct platform_status *into) {
  struct stat found;
  return platform_fill(follow ? stat(path, &found) : lstat(path, &found), &found, into);
}

static inline int32_t platform_status_of_file(int32_t file, struct platform_status *into) {
  struct stat found;
  return platform_fill(fstat(file, &found), &found, into);
}

// A process that was started without a standard stream would take the next file for it.
static inline int platform_above_streams(int file) {
  if (file < 0 || file > STDERR_FILENO) return file;
  int above = fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int error = errno;
  (void)close(file);
  errno = error;
  return above;
}

// Never waits for the other end of a pipe, and never takes a terminal.
static inline int32_t platform_open_for_reading(const char *path) {
  int file;
  do {
    file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  } while (file < 0 && errno == EINTR);
  file = platform_above_streams(file);
  return file < 0 ? -errno : file;
}

static inline int32_t platform_create(const char *path) {
  int file;
  do {
    file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  } while (file < 0 && errno == EINTR);
  file = platform_above_streams(file);
  return file < 0 ? -errno : file;
}

static inline void platform_wait(int32_t file, short events) {
  struct pollfd waited = {.fd = file, .events = events, .revents = 0};
  (void)poll(&waited, 1, 1000);
}

static inline int64_t platform_read(int32_t file, void *buffer, int64_t count) {
  // macOS refuses to read 2 GB or more at once.
  size_t portion = count > (1 << 30) ? (1 << 30) : (size_t)count;
  for (;;) {
    ssize_t got = read(file, buffer, portion);
    if (got >= 0) return got;
    if (errno == EAGAIN || errno == EWOULDBLOCK) platform_wait(file, POLLIN);
    else if (errno != EINTR) return -errno;
  }
}

static inline int32_t platform_write_all(int32_t file, const void *bytes, int64_t count) {
  const char *next = (const char *)bytes;
  while (count > 0) {
    ssize_t put = write(file, next, count > (1 << 30) ? (1 << 30) : (size_t)count);
    if (put >= 0) {
      next += put;
      count -= put;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      platform_wait(file, POLLOUT);
    } else if (errno != EINTR) {
      return -errno;
    }
  }
  return 0;
}

static inline int32_t platform_set_mode(int32_t file, uint32_t mode) {
  return fchmod(file, (mode_t)mode) == 0 ? 0 : -errno;
}

static inline int32_t platform_sync(int32_t file) {
  return fsync(file) == 0 ? 0 : -errno;
}

// Everything of the file system that the file is on; where that cannot be asked for, the file alone.
static inline int32_t platform_sync_all(int32_t file) {
#ifdef __linux__
  return syncfs(file) == 0 ? 0 : -errno;
#else
  return platform_sync(file);
#endif
}

// Whether platform_sync_all is of more than the file.
static inline bool platform_can_sync_all(void) {
#ifdef __linux__
  return true;
#else
  return false;
#endif
}

static inline int32_t platform_close(int32_t file) {
  return close(file) == 0 || errno == EINTR ? 0 : -errno;
}

static inline int32_t platform_lock(int32_t file) {
  return flock(file, LOCK_EX | LOCK_NB) == 0 ? 0 : -errno;
}

static inline int32_t platform_rename(const char *from, const char *to) {
  return rename(from, to) == 0 ? 0 : -errno;
}

static inline int32_t platform_remove_file(const char *path) {
  return unlink(path) == 0 ? 0 : -errno;
}

static inline int32_t platform_remove_folder(const char *path) {
  return rmdir(path) == 0 ? 0 : -errno;
}

static inline int32_t platform_create_folder(const char *path) {
  return mkdir(path, 0777) == 0 ? 0 : -errno;
}

// An opaque stream, to be closed; NULL with the error set.
static inline void *platform_open_folder(const char *path, int32_t *error) {
  DIR *stream = opendir(path);
  *error = stream == NULL ? -errno : 0;
  return stream;
}

// The next name, good until the next call; NULL at the end, or with the error set.
static inline const char *platform_next_entry(void *stream, int32_t *kind, int32_t *error) {
  errno = 0;
  struct dirent *entry = readdir((DIR *)stream);
  if (entry == NULL) {
    *error = -errno;
    return NULL;
  }
  *error = 0;
  switch (entry->d_type) {
  case DT_REG: *kind = platform_kind_file; break;
  case DT_DIR: *kind = platform_kind_folder; break;
  case DT_LNK: *kind = platform_kind_link; break;
  case DT_UNKNOWN: {
    struct stat found;
    bool known = fstatat(dirfd((DIR *)stream), entry->d_name, &found, AT_SYMLINK_NOFOLLOW) == 0;
    *kind = known ? platform_kind_of_mode(found.st_mode) : platform_kind_other;
    break;
  }
  default: *kind = platform_kind_other;
  }
  return entry->d_name;
}

static inline void platform_close_folder(void *stream) {
  (void)closedir((DIR *)stream);
}

// To be released; NULL with the error set.
static inline char *platform_real_path(const char *path, int32_t *error) {
  char *found = realpath(path, NULL);
  *error = found == NULL ? -errno : 0;
  return found;
}

// To be released; NULL with the error set.
static inline char *platform_current_folder(int32_t *error) {
  char *found = getcwd(NULL, 0);
  *error = found == NULL ? -errno : 0;
  return found;
}

static inline void platform_release(char *text) {
  free(text);
}

static inline const char *platform_environment(const char *name) {
  return getenv(name);
}

static inline const char *platform_error_text(int32_t number) {
  return strerror(number);
}

static inline bool platform_is_terminal(int32_t file) {
  return isatty(file) == 1;
}

// 0 where it is not known.
static inline int32_t platform_terminal_width(int32_t file) {
  struct winsize size;
  return ioctl(file, TIOCGWINSZ, &size) == 0 ? (int32_t)size.ws_col : 0;
}

static inline int32_t platform_process_number(void) {
  return (int32_t)getpid();
}

static inline void platform_ignore_broken_pipes(void) {
  (void)signal(SIGPIPE, SIG_IGN);
}

static inline void platform_sleep_milliseconds(int32_t count) {
  (void)poll(NULL, 0, count);
}

extern char **environ;

static inline int32_t platform_start(char *const *arguments, bool quietly, pid_t *child) {
  posix_spawn_file_actions_t actions;
  int error = posix_spawn_file_actions_init(&actions);
  if (error != 0) return -error;
  if (quietly) error = posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  if (error == 0) error = posix_spawn(child, arguments[0], &actions, NULL, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  return -error;
}

// `texts` are the program's path and its arguments, one behind the other, each with its NUL. The exit code; 128 and more
// for a signal.
static inline int32_t platform_run(const char *texts, int32_t count, bool quietly) {
  char **arguments = (char **)calloc((size_t)count + 1, sizeof *arguments);
  if (arguments == NULL) return -ENOMEM;
  for (int32_t index = 0; index < count; index++) {
    arguments[index] = (char *)texts;
    texts += strlen(texts) + 1;
  }
  pid_t child = 0;
  int32_t error = platform_start(arguments, quietly, &child);
  free(arguments);
  if (error != 0) return error;
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -errno;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// In bytes; 0 where it is not known.
static inline int64_t platform_peak_memory(void) {
#ifdef __linux__
  // getrusage also counts what the process was before it ran this program.
  FILE *status = fopen("/proc/self/status", "re");
  if (status == NULL) return 0;
  char line[256];
  long long kilobytes = 0;
  while (fgets(line, sizeof line, status) != NULL && sscanf(line, "VmHWM: %lld", &kilobytes) != 1) continue;
  fclose(status);
  return kilobytes * 1024;
#else
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? (int64_t)usage.ru_maxrss : 0;
#endif
}

static inline _Noreturn void platform_exit(int32_t code) {
  exit(code);
}

#endif
