//@ truth: true
//@ stdin: first\nsecond\n
//@ expect[auto]: true
#include <stdio.h>
#include <string.h>

static void chomp(char *line)
{
    size_t n = strlen(line);

    if (n > 0 && line[n - 1] == '\n')
        line[n - 1] = '\0';
}

int main(void)
{
    char line[32];
    unsigned number = 0;
    size_t longest = 0;

    while (number < 10 && fgets(line, sizeof line, stdin) != NULL) {
        chomp(line);
        printf("%2u %s\n", ++number, line);
        if (strlen(line) > longest)
            longest = strlen(line);
    }
    printf("longest: %zu\n", longest);
    return 0;
}
