//@ stdin: "line one\nline two\n12 34\nrest of the input\n\x01\x02\x03"
/* The parts of <stdio.h> that other programs here do not use. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern int _IO_getc(FILE *), _IO_putc(int, FILE *);
extern ssize_t __getdelim(char **, size_t *, int, FILE *);

static int shown(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = vprintf(format, list);
    va_end(list);
    return n;
}

static int shown_on(FILE *file, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = vfprintf(file, format, list);
    va_end(list);
    return n;
}

static char *made(const char *format, ...) {
    char *text = 0;
    va_list list;
    va_start(list, format);
    if (vasprintf(&text, format, list) < 0) text = 0;
    va_end(list);
    return text;
}

static int read_by(int which, const char *text, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = which == 0 ? vscanf(format, list) : which == 1 ? vfscanf(stdin, format, list) : vsscanf(text, format, list);
    va_end(list);
    return n;
}

int main(void) {
    setbuf(stdout, 0);
    setbuffer(stdin, 0, 0);
    setlinebuf(stderr);
    char *line = 0, small[8];
    size_t room = 0;
    printf("%c", _IO_getc(stdin));
    _IO_putc('!', stdout);
    printf("%zd ", getline(&line, &room, stdin));
    printf("%s", line);
    printf("%zd\n", getdelim(&line, &room, ' ', stdin));
    printf("[%s]\n", line);
    printf("%zd\n", __getdelim(&line, &room, '\n', stdin));
    int a = 0, b = 0;
    printf("%d\n", read_by(0, 0, "%d", &a));
    printf("%d\n", read_by(1, 0, "%d", &b));
    printf("%d %d\n", a, b);
    printf("%d\n", read_by(2, "7 8", "%d%d", &a, &b));
    printf("%d %d\n", a, b);
    printf("%d ", fscanf(stdin, "%7s", small));
    printf("[%s]\n", small);
    if (fgets_unlocked(small, sizeof small, stdin)) printf("[%s]\n", small);
    printf("%zu\n", fread_unlocked(small, 1, 2, stdin));
    printf("%zu\n", fwrite_unlocked("abc\n", 1, 4, stdout));
    printf("%d\n", fflush_unlocked(stdout));
    printf("%d %d\n", shown("%d-%s\n", 5, "x"), shown_on(stdout, "%c\n", 'y'));
    char *text = made("%d/%d", 1, 2);
    if (text) puts(text);
    free(text);
    free(line);
    printf("%d %d %d\n", fileno(stdin), fileno(stdout), fileno(stderr));
    errno = 0;
    printf("%d\n", fopen64("/nowhere/a", "r") == 0);
    printf("%d\n", remove("/nowhere/a"));
    printf("%d\n", rename("/nowhere/a", "/nowhere/b"));
    printf("%d\n", errno == ENOENT);
    return 0;
}
