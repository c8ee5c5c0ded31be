//@ stdin: first\nsecond is longer than buffer\n\nlast no newline
#include <stdio.h>
#include <string.h>
int main(void) {
    char b[12]; int n = 0;
    while (fgets(b, sizeof b, stdin)) { n++; size_t l = strlen(b); printf("%d [", (int)l); for (size_t i = 0; i < l; i++) if (b[i] == '\n') printf("\\n"); else putchar(b[i]); puts("]"); }
    printf("%d %d %d\n", n, feof(stdin) != 0, ferror(stdin)); return n;
}
