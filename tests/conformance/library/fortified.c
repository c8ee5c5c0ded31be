/* What -D_FORTIFY_SOURCE makes of calls. */
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

extern void *__memcpy_chk(void *, const void *, size_t, size_t), *__memmove_chk(void *, const void *, size_t, size_t);
extern void *__mempcpy_chk(void *, const void *, size_t, size_t), *__memset_chk(void *, int, size_t, size_t);
extern char *__strcpy_chk(char *, const char *, size_t), *__stpcpy_chk(char *, const char *, size_t);
extern char *__strncpy_chk(char *, const char *, size_t, size_t), *__stpncpy_chk(char *, const char *, size_t, size_t);
extern char *__strcat_chk(char *, const char *, size_t), *__strncat_chk(char *, const char *, size_t, size_t);
extern int __printf_chk(int, const char *, ...), __fprintf_chk(FILE *, int, const char *, ...);
extern int __sprintf_chk(char *, int, size_t, const char *, ...);
extern int __snprintf_chk(char *, size_t, int, size_t, const char *, ...);
extern int __vprintf_chk(int, const char *, va_list), __vfprintf_chk(FILE *, int, const char *, va_list);
extern int __vsprintf_chk(char *, int, size_t, const char *, va_list);
extern int __vsnprintf_chk(char *, size_t, int, size_t, const char *, va_list);

static char text[32];

static int by(int which, const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = which == 0   ? __vprintf_chk(1, format, list)
            : which == 1 ? __vfprintf_chk(stdout, 1, format, list)
            : which == 2 ? __vsprintf_chk(text, 1, sizeof text, format, list)
                         : __vsnprintf_chk(text, 4, 1, sizeof text, format, list);
    va_end(list);
    return n;
}

int main(void) {
    __memcpy_chk(text, "abcdef", 7, sizeof text);
    puts(text);
    __memmove_chk(text + 1, text, 7, sizeof text - 1);
    puts(text);
    printf("%d\n", (char *)__mempcpy_chk(text, "xy", 2, sizeof text) == text + 2);
    __memset_chk(text, 'z', 3, sizeof text);
    puts(text);
    __strcpy_chk(text, "copy", sizeof text);
    puts(text);
    printf("%d\n", (int)(__stpcpy_chk(text, "stp", sizeof text) - text));
    __strncpy_chk(text, "n", 4, sizeof text);
    puts(text);
    printf("%d\n", (int)(__stpncpy_chk(text, "ab", 5, sizeof text) - text));
    __strcat_chk(text, "cd", sizeof text);
    __strncat_chk(text, "efgh", 2, sizeof text);
    puts(text);
    printf("%d\n", __printf_chk(1, "%d\n", 5));
    printf("%d\n", __fprintf_chk(stdout, 1, "%s\n", "x"));
    printf("%d ", __sprintf_chk(text, 1, sizeof text, "%d", 77));
    puts(text);
    printf("%d ", __snprintf_chk(text, 3, 1, sizeof text, "%d", 12345));
    puts(text);
    printf("%d\n", by(0, "%d\n", 1));
    printf("%d\n", by(1, "%d\n", 2));
    printf("%d\n", by(2, "%d", 345));
    puts(text);
    printf("%d\n", by(3, "%d", 67890));
    puts(text);
    return 0;
}
