// The least that could be done: fold white space in every document, and look each quote up in its own with memmem.
// Reads what the Swift program wrote: 0.txt … in the folder, and quotes.tsv with "document<TAB>quote" a line.
#define _GNU_SOURCE
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  char *bytes;
  size_t count;
} Text;

static Text read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(2);
  }
  fseek(file, 0, SEEK_END);
  size_t count = (size_t)ftell(file);
  rewind(file);
  char *bytes = malloc(count + 1);
  if (fread(bytes, 1, count, file) != count) exit(2);
  bytes[count] = 0;
  fclose(file);
  return (Text){bytes, count};
}

static Text fold(Text text) {
  char *folded = malloc(text.count + 1);
  size_t count = 0;
  int space = 0;
  for (size_t i = 0; i < text.count; i++) {
    unsigned char byte = (unsigned char)text.bytes[i];
    if (byte == ' ' || (byte >= 9 && byte <= 13)) {
      if (!space) folded[count++] = ' ';
      space = 1;
    } else {
      folded[count++] = (char)byte;
      space = 0;
    }
  }
  return (Text){folded, count};
}

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  int documents = atoi(argv[2]);
  Text *texts = calloc((size_t)documents, sizeof(Text));
  char path[4096];
  for (int i = 0; i < documents; i++) {
    snprintf(path, sizeof path, "%s/%d.txt", argv[1], i);
    texts[i] = read_file(path);
  }
  snprintf(path, sizeof path, "%s/quotes.tsv", argv[1]);
  Text quotes = read_file(path);
  double start = seconds();
  Text *folded = calloc((size_t)documents, sizeof(Text));
  for (int i = 0; i < documents; i++) folded[i] = fold(texts[i]);
  int found = 0, total = 0;
  for (char *line = quotes.bytes; line < quotes.bytes + quotes.count;) {
    char *end = memchr(line, '\n', (size_t)(quotes.bytes + quotes.count - line));
    char *tab = memchr(line, '\t', (size_t)(end - line));
    Text quote = fold((Text){tab + 1, (size_t)(end - tab - 1)});
    Text text = folded[atoi(line)];
    if (memmem(text.bytes, text.count, quote.bytes, quote.count)) found++;
    free(quote.bytes);
    total++;
    line = end + 1;
  }
  printf("C: %d of %d quotes found, %.3f s CPU\n", found, total, seconds() - start);
  return 0;
}
