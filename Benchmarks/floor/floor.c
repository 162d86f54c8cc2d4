/* What no build can do without: libcmark over the English Markdown, libxml2's SAX parser over the translations, SQLite
 * inserts without a full-text index, and copying the output. Usage: floor CONTENT OUTPUT COPY */
#include <cmark.h>
#include <dirent.h>
#include <fcntl.h>
#include <libxml/parser.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static sqlite3_stmt *insert;
static long documents, translations, rows, copied;

static char *read_file(const char *path, size_t *size) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) { perror(path); exit(1); }
  char *text = malloc(status.st_size + 1);
  *size = 0;
  ssize_t got;
  while ((got = read(file, text + *size, status.st_size - *size)) > 0) *size += got;
  close(file);
  text[*size] = 0;
  return text;
}

static int ends(const char *name, const char *end) {
  size_t a = strlen(name), b = strlen(end);
  return a >= b && strcmp(name + a - b, end) == 0;
}

/* A row for each block of a file of claims, as wide as its text. */
static void insert_claims(char *text) {
  for (char *block = strtok(text, "#"); block; block = strtok(NULL, "#")) {
    sqlite3_bind_int64(insert, 1, rows++);
    sqlite3_bind_text(insert, 2, block, -1, SQLITE_STATIC);
    if (sqlite3_step(insert) != SQLITE_DONE) exit(1);
    sqlite3_reset(insert);
  }
}

static void content_file(const char *path) {
  size_t size;
  if (ends(path, ".xlf")) {
    char *text = read_file(path, &size);
    xmlSAXHandler handler = {0};
    handler.initialized = XML_SAX2_MAGIC;
    if (xmlSAXUserParseMemory(&handler, NULL, text, size) != 0) exit(1);
    translations++;
    free(text);
  } else if (ends(path, ".md")) {
    char *text = read_file(path, &size);
    char *html = cmark_markdown_to_html(text, size, CMARK_OPT_DEFAULT);
    documents++;
    free(html);
    if (ends(path, "claims.md")) insert_claims(text);
    free(text);
  }
}

static void walk(const char *from, const char *to) {
  DIR *folder = opendir(from);
  if (!folder) { perror(from); exit(1); }
  if (to) mkdir(to, 0777);
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (entry->d_name[0] == '.') continue;
    char source[4096], target[4096];
    snprintf(source, sizeof source, "%s/%s", from, entry->d_name);
    if (to) snprintf(target, sizeof target, "%s/%s", to, entry->d_name);
    struct stat status;
    if (stat(source, &status) != 0) continue;
    if (S_ISDIR(status.st_mode)) {
      walk(source, to ? target : NULL);
    } else if (to) {
      size_t size;
      char *text = read_file(source, &size);
      int file = open(target, O_WRONLY | O_CREAT | O_TRUNC, 0666);
      if (file < 0 || write(file, text, size) != (ssize_t)size) { perror(target); exit(1); }
      close(file);
      free(text);
      copied++;
    } else {
      content_file(source);
    }
  }
  closedir(folder);
}

int main(int count, char **arguments) {
  if (count != 4) { fprintf(stderr, "usage: floor CONTENT OUTPUT COPY\n"); return 2; }
  char path[4096];
  mkdir(arguments[3], 0777);
  snprintf(path, sizeof path, "%s/floor.sqlite", arguments[3]);
  unlink(path);
  sqlite3 *database;
  if (sqlite3_open(path, &database) != SQLITE_OK) return 1;
  sqlite3_exec(database, "PRAGMA synchronous = OFF; CREATE TABLE claim (id INTEGER PRIMARY KEY, text TEXT) STRICT; BEGIN", 0, 0, 0);
  sqlite3_prepare_v2(database, "INSERT INTO claim VALUES (?, ?)", -1, &insert, NULL);
  walk(arguments[1], NULL);
  sqlite3_finalize(insert);
  sqlite3_exec(database, "COMMIT", 0, 0, 0);
  sqlite3_close(database);
  snprintf(path, sizeof path, "%s/site", arguments[3]);
  walk(arguments[2], path);
  printf("%ld Markdown, %ld XLIFF, %ld rows, %ld files copied\n", documents, translations, rows, copied);
  return 0;
}
