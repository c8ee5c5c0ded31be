#include <stdio.h>
static void copy(char *restrict d, const char *restrict s) { while ((*d++ = *s++)); }
static size_t len(const char *s) { const char *e = s; while (*e) ++e; return e - s; }
static const char *find(const char *h, char c) { for (; *h; h++) if (*h == c) return h; return 0; }
static int cmp(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return *(const unsigned char *)a - *(const unsigned char *)b;
}
int main(void) {
    const int c = 5; const int *pc = &c; int v = 6; pc = &v; v = 7; printf("%d %d\n", *pc, c);
    int *const cp = &v; *cp = 8; printf("%d\n", v); const int *const cc = &v;
    printf("%d\n", *cc); char buf[16]; copy(buf, "const");
    printf("%s %d\n", buf, (int)len(buf)); printf("%s\n", find(buf, 'n'));
    printf("%d\n", find(buf, 'z') == 0);
    printf("%d %d %d\n", cmp("a", "b"), cmp("abc", "abc"), cmp("\xff", "a"));
    const char *const words[] = { "x", "y" }; const char *const *w = words;
    printf("%s\n", *++w); int *un = (int *)pc; *un = 9; printf("%d\n", v); volatile int vol = 3;
    vol = vol + vol; printf("%d\n", vol); const volatile int cv = 4; printf("%d\n", cv * 2);
    const struct { int a; int *p; } s = { 1, &v }; *s.p = 11; printf("%d\n", v);
    typedef int *ip; const ip k = &v; *k = 12; printf("%d\n", v);
    static const int tab[3] = { 1, 2, 3 }; const int *t = tab; int sum = 0;
    while (t < tab + 3) sum += *t++;
    printf("%d\n", sum); return (int)len(find("hello world", 'w'));
}
