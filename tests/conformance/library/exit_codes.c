#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
    printf("%d %d\n", argc, argv[argc] == NULL); fflush(stdout);
    if (argc == 1) _Exit(-1);
    return 0;
}
