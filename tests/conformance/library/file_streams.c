#include <stdio.h>
#include <string.h>
int main(void) {
    fprintf(stderr, "to stderr\n"); fputs("fputs", stdout); fputc('!', stdout);
    putc('\n', stdout); printf("%d\n", fflush(stdout));
    printf("%d\n", (int)fwrite("abc\n", 1, 4, stdout));
    printf("%d\n", (int)fwrite("xyzw", 2, 2, stdout)); puts("");
    printf("%d %d\n", ferror(stdout), feof(stdin)); printf("%d\n", putchar('A') == 'A');
    printf("%d\n", puts("line") >= 0); printf("%d\n", fputs("s\n", stdout) >= 0);
    printf("%d\n", fprintf(stdout, "%s", "five5")); setvbuf(stdout, NULL, _IOLBF, 0);
    printf("EOF %d\n", EOF); printf("%d\n", getchar() == EOF); char b[4];
    printf("%d\n", fgets(b, 4, stdin) == NULL); printf("%d\n", feof(stdin) != 0);
    clearerr(stdin); printf("%d\n", feof(stdin) != 0); printf("%d\n", ungetc('k', stdin));
    printf("%c\n", getc(stdin)); printf("%d\n", fgetc(stdin) == EOF); return 0;
}
