#include <stdio.h>
#include <string.h>
static int sg(int x) { return (x > 0) - (x < 0); }
int main(void) {
    const char *s = "the cat sat on the mat"; printf("%s\n", strchr(s, 'c'));
    printf("%d\n", strchr(s, 'z') == NULL); printf("%d\n", (int)(strchr(s, 0) - s));
    printf("%s\n", strrchr(s, 't')); printf("%s\n", strrchr(s, 'h'));
    printf("%s\n", strstr(s, "sat")); printf("%d\n", strstr(s, "dog") == 0);
    printf("%d\n", strstr(s, "") == s); printf("%d\n", (int)(strstr("aaab", "aab") - 0 != 0));
    printf("%d %d\n", (int)strspn("112233abc", "123"), (int)strcspn("hello, world", ", "));
    printf("%s\n", strpbrk("key=val;x", ";=")); printf("%d\n", strpbrk("abc", "xyz") == NULL);
    printf("%d %d %d\n", sg(strcmp("a", "b")), sg(strcmp("b", "a")), strcmp("same", "same"));
    printf("%d %d\n", sg(strcmp("abc", "ab")), sg(strcmp("\x80", "\x7f")));
    printf("%d %d %d\n", strncmp("abcdef", "abcxyz", 3), sg(strncmp("abcdef", "abcxyz", 4)), strncmp("x", "y", 0));
    printf("%d %d\n", sg(memcmp("a\0b", "a\0c", 3)), memcmp("a\0b", "a\0c", 2));
    printf("%d\n", sg(memcmp("\xff", "\x01", 1)));
    printf("%s\n", (char *)memchr("find:it", ':', 7));
    printf("%d\n", memchr("abc", 'c', 2) == NULL); char t[] = "a,b;;c,";
    for (char *p = strtok(t, ",;"); p; p = strtok(NULL, ",;")) printf("<%s>", p);
    puts(""); char u[] = "x  y z", *sv;
    for (char *p = strtok_r(u, " ", &sv); p; p = strtok_r(NULL, " ", &sv)) printf("(%s)", p);
    puts(""); char w[] = "k=v==w", *wp = w, *q;
    while ((q = strsep(&wp, "="))) printf("[%s]", q);
    puts(""); printf("%d %d\n", strcasecmp("HeLLo", "hEllO"), sg(strncasecmp("ABx", "aby", 3)));
    printf("%d\n", strcoll("a", "a")); return (int)strcspn("abc", "");
}
