//@ truth: false
//@ stdin: text  \n\n
//@ expect[auto]: false
/* Removes white space at the end of lines, blank ones among them. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void trim(char *s)
{
    char *end = s + strlen(s) - 1;

    while (isspace((unsigned char)*end)) //~ VIOLATION out-of-bounds-read
        end--;
    end[1] = '\0';
}

int main(void)
{
    char line[100];

    while (fgets(line, sizeof line, stdin) != NULL) {
        trim(line);
        printf("[%s]\n", line);
    }
    return 0;
}
