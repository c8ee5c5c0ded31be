/* The parts of <string.h> that other programs here do not use. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>

extern void *__mempcpy(void *, const void *, size_t), *__rawmemchr(const void *, int);
extern char *__stpcpy(char *, const char *), *__strdup(const char *);
extern char *__strndup(const char *, size_t), *__strtok_r(char *, const char *, char **);
extern int __strcasecmp(const char *, const char *);
extern wchar_t *wcswcs(const wchar_t *, const wchar_t *);

int main(void) {
    char a[16] = "abcdef", b[16] = "abcdeg", *save;
    printf("%d %d\n", bcmp(a, b, 5), bcmp(a, b, 6) != 0);
    bcopy(a, b + 1, 4);
    puts(b);
    bzero(b, 4);
    explicit_bzero(b + 4, 2);
    for (int i = 0; i < 7; i++) printf("%d ", b[i]);
    printf("%d\n", (int)((char *)mempcpy(b, a, 3) - b));
    printf("%d\n", (int)((char *)__mempcpy(b, a, 4) - b));
    printf("%d %d\n", (int)((char *)rawmemchr(a, 'd') - a), (int)((char *)__rawmemchr(a, 'e') - a));
    printf("%d %d\n", rindex(a, 'c') == a + 2, strchrnul(a, 'x') == a + 6);
    printf("%d %d\n", (int)(__stpcpy(b, "xyz") - b), (int)(stpncpy(b, "q", 4) - b));
    char *copy = __strdup("hello"), *part = __strndup("hello", 3);
    if (copy && part) printf("%s %s\n", copy, part);
    free(copy);
    free(part);
    printf("%d\n", __strcasecmp("ABc", "abC"));
    char list[] = "x,y";
    printf("%s", __strtok_r(list, ",", &save));
    printf(" %s\n", __strtok_r(0, ",", &save));
    wchar_t wide[8] = L"";
    printf("%d\n", (int)(wmempcpy(wide, L"ab", 2) - wide));
    printf("%d\n", wcswcs(L"abc", L"bc") != 0);
    return 0;
}
