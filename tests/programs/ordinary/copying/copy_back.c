//@ truth: false
//@ expect[auto]: false
/* The copy goes back to a buffer that was released by the callee. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void finish(char **buf, const char *suffix)
{
    char *bigger = malloc(strlen(*buf) + strlen(suffix) + 1);

    if (!bigger)
        exit(1);
    strcpy(bigger, *buf);
    strcat(bigger, suffix);
    free(*buf);
    *buf = bigger;
}

int main(void)
{
    char *name = malloc(8);
    char *old;

    if (name == NULL)
        return 1;
    strcpy(name, "report");
    old = name;
    finish(&name, ".txt");
    printf("%s\n", name);
    memcpy(old, name, 4); //~ VIOLATION use-after-free
    free(name);
    return 0;
}
