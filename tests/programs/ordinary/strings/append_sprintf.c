//@ truth: false
//@ expect[auto]: false
#include <stdio.h>

/* Writes numbers as a comma separated list: the list is its own source,
 * which sprintf does not allow. */
int main(void)
{
    int values[] = { 4, 8, 15, 16, 23, 42 };
    char list[64];
    size_t i;

    sprintf(list, "%d", values[0]);
    for (i = 1; i < sizeof values / sizeof *values; i++) {
        sprintf(list, "%s,%d", list, values[i]); //~ VIOLATION overlapping-copy
    }
    printf("values: %s\n", list);
    for (i = 0; list[i] != '\0'; i++) {
        if (list[i] == ',')
            list[i] = ' ';
    }
    puts(list);
    return 0;
}
