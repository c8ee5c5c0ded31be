#include <stdio.h>
#include <ctype.h>
int main(void) {
    int n[12] = { 0 };
    for (int c = -1; c < 256; c++) { n[0] += !!isalpha(c); n[1] += !!isdigit(c); n[2] += !!isalnum(c); n[3] += !!isspace(c); n[4] += !!isupper(c); n[5] += !!islower(c); n[6] += !!ispunct(c); n[7] += !!isprint(c); n[8] += !!isgraph(c); n[9] += !!iscntrl(c); n[10] += !!isxdigit(c); n[11] += !!isblank(c); }
    for (int i = 0; i < 12; i++) printf("%d ", n[i]);
    puts("");
    for (const char *s = "Hello, World 42!\t"; *s; s++) putchar(isupper((unsigned char)*s) ? tolower((unsigned char)*s) : islower((unsigned char)*s) ? toupper((unsigned char)*s) : isspace((unsigned char)*s) ? '_' : *s);
    puts(""); printf("%d %d %d\n", toupper('1'), tolower('['), toupper('z'));
    printf("%d %d\n", toupper(-1), tolower(200)); const char *t = "x1_ 9"; int al = 0, dg = 0;
    while (*t) { al += isalpha((unsigned char)*t) != 0; dg += isdigit((unsigned char)*t) != 0; t++; }
    printf("%d %d\n", al, dg); printf("%d %d\n", !!isxdigit('F'), !!isxdigit('G'));
    printf("%d\n", isascii(127) != 0); printf("%d\n", toascii(200)); return al;
}
