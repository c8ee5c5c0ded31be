//@ truth: false
//@ expect[auto]: false
/* strtok writes into its argument. */
#include <stdio.h>
#include <string.h>

static int count_fields(char *line, const char *separators)
{
    int n = 0;
    char *f = strtok(line, separators); //~ VIOLATION write-to-literal

    while (f) {
        n++;
        f = strtok(NULL, separators);
    }
    return n;
}

int main(void)
{
    char own[] = "a:b:c";
    char *path = "/usr/bin:/bin";
    int n;

    n = count_fields(own, ":");
    printf("%d\n", n);
    n = count_fields(path, ":");
    printf("%d\n", n);
    return 0;
}
