//@ args: one two -n 5
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
int main(int argc, char *argv[]) {
    printf("%d\n", argc);
    for (int i = 1; i < argc; i++) printf("%d %s %d\n", i, argv[i], (int)strlen(argv[i]));
    printf("%d\n", argv[argc] == 0); int n = 0;
    for (char **p = argv + 1; *p; p++) if (!strcmp(*p, "-n") && p[1]) n = atoi(p[1]);
    printf("%d\n", n); argv[1][0] = 'O'; puts(argv[1]); argv++; printf("%s\n", *argv);
    return argc + n;
}
