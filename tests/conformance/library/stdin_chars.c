//@ stdin: hello world\nsecond line\n\tlast
#include <stdio.h>
#include <ctype.h>
int main(void) {
    int c, lines = 0, words = 0, chars = 0, in = 0;
    while ((c = getchar()) != EOF) { chars++; if (c == '\n') lines++; if (isspace(c)) in = 0; else if (!in) { in = 1; words++; } putchar(toupper(c)); }
    printf("\n%d %d %d\n", lines, words, chars);
    printf("%d %d\n", getchar() == EOF, feof(stdin) != 0); return words;
}
