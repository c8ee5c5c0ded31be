// <stdio.h>: buffers and formats.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    int number = 0, *nowhere;
    long wide = 0;
    char line[8], small[4], *none = 0;
    FILE *no_file = 0;
    switch (LINE) {
    FAULT scanf("%d", nowhere); break;
    FAULT scanf("%d", (int *)none); break;
    FAULT scanf("%d", &wide); break;
    FAULT scanf("%d%d", &number); break;
    FAULT scanf("%y", &number); break;
    FAULT sscanf(none, "%d", &number); break;
    FAULT sscanf("1", "%d", nowhere); break;
    FAULT fscanf(no_file, "%d", &number); break;
    FAULT fread(small, 1, 5, stdin); break;
    FAULT fread(none, 1, 5, stdin); break;
    FAULT fread(small, 1, 4, no_file); break;
    FAULT fgets(small, 5, stdin); break;
    FAULT fgets(none, 5, stdin); break;
    FAULT fgets_unlocked(small, 5, stdin); break;
    FAULT fwrite(small, 1, 5, stdout); break;
    FAULT printf("%y\n"); break;
    FAULT printf("%d\n"); break;
    FAULT printf("%s\n", none); break;
    FAULT printf("%s\n", 3); break;
    FAULT printf("%d\n", 3L); break;
    FAULT printf(none); break;
    FAULT fprintf(no_file, "%d\n", 3); break;
    FAULT sprintf(small, "%d", 12345); break;
    FAULT snprintf(small, 8, "%d", 12345); break;
    FAULT dprintf(1, "%s\n", 3); break;
    FAULT puts(none); break;
    FAULT fputs("a", no_file); break;
    }
    printf("%d\n", scanf("%4d", &number));
    printf("%d\n", fgets(line, sizeof line, stdin) == line);
    printf("%zu\n", fread(small, 1, sizeof small, stdin));
    printf("%d\n", fscanf(stdin, "%4d", &number));
    fprintf(stdout, "%s\n", "a");
    dprintf(2, "%d\n", 2);
    sprintf(line, "%d", 345);
    perror("b");
    printf("%zu\n", fwrite("c\n", 1, 2, stdout));
    printf("%d\n", sscanf("12", "%d", &number));
    printf("%d\n", snprintf(small, sizeof small, "%d", 12345));
    return 0;
}
