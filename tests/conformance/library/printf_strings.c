#include <stdio.h>
#include <string.h>
int main(void) {
    printf("[%s][%10s][%-10s][%.2s][%10.2s][%-10.2s|]\n", "hello", "hello", "hello", "hello", "hello", "hello");
    printf("[%.0s][%.10s][%s]\n", "abc", "abc", ""); char nt[3] = { 'a', 'b', 'c' };
    printf("[%.3s][%.*s]\n", nt, 2, nt); printf("[%*s][%-*s]\n", 8, "r", 8, "l");
    char *np = NULL; printf("[%s]\n", np ? np : "(none)");
    printf("[%5.1s][%-5.1s]\n", "xyz", "xyz"); printf("%s%s%s\n", "a", "b", "c");
    printf("[%c]", '\\'); printf("[\"%s\"]\n", "q"); printf("%%d %d%%\n", 50); putchar('p');
    putchar('\n'); puts(""); puts("done"); fputs("no newline", stdout); fputs("\n", stdout);
    fputc('F', stdout); putc('\n', stdout); fprintf(stdout, "%s %d\n", "fprintf", 3);
    fwrite("binary\n", 1, 7, stdout); printf("%ls\n", L"wide"); printf("%lc\n", (unsigned)L'w');
    printf("[%.*s]\n", -1, "neg"); printf("[%3$*1$.*2$s]\n", 8, 2, "posn");
    int r = printf("%s", "four"); printf("\n%d\n", r); r = printf("%c", 0); printf("|%d\n", r);
    return (int)strlen("exit");
}
