#include <stdio.h>
#include <string.h>
int main(void) {
    char a[32], b[32]; strcpy(a, "alpha"); printf("%s\n", strcat(a, "-beta"));
    printf("%d\n", (int)strlen(a)); strncpy(b, "abc", 6);
    for (int i = 0; i < 6; i++) printf("%d ", b[i]);
    puts(""); strncpy(b, "abcdef", 3); b[3] = 0; puts(b); strcpy(b, "xy");
    strncat(b, "12345", 3); puts(b); strncat(b, "z", 10); puts(b); char *e = stpcpy(b, "end");
    printf("%d %s\n", (int)(e - b), b); memset(a, 'q', 5); a[5] = 0; puts(a); memcpy(b, a, 6);
    puts(b); strcpy(a, "0123456789"); memmove(a + 2, a, 5); puts(a); strcpy(a, "0123456789");
    memmove(a, a + 3, 5); puts(a); memmove(a, a, 3); puts(a);
    printf("%d\n", memcpy(b, "", 1) == b); char *d = strdup("dup"); puts(d); d[0] = 'D';
    puts(d); __builtin_free(d); d = strndup("partial", 4); puts(d); __builtin_free(d);
    memset(b, 0, sizeof b); strcpy(b + 5, "mid");
    printf("%d [%s] [%s]\n", (int)strlen(b), b, b + 5); memccpy(b, "copy:until", ':', 20);
    printf("%.5s\n", b); printf("%d\n", (int)strnlen("abcdef", 3));
    printf("%d\n", (int)strnlen("ab", 9)); unsigned char z[4]; memset(z, -1, 4);
    printf("%d\n", z[3]); memset(z, 0x141, 2); printf("%c\n", z[1]);
    return (int)strlen(strcpy(a, "12345678") + 1);
}
