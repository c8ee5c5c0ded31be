//@ truth: true
//@ expect[auto]: unknown
#include <stdio.h>
#include <string.h>

struct alias {
    const char *name;
    const char *command;
};

static const struct alias aliases[] = {
    { "ll", "ls -l" },
    { "la", "ls -a" },
    { "gs", "git status" },
    { NULL, NULL },
};

static const char *resolve(const char *name)
{
    const struct alias *a;

    for (a = aliases; a->name; a++)
        if (!strcmp(a->name, name))
            return a->command;
    return NULL;
}

int main(int argc, char **argv)
{
    int i;

    for (i = 1; i < argc; i++) {
        const char *command = resolve(argv[i]);
        if (command)
            printf("%s = '%s'\n", argv[i], command);
        else
            printf("%s: not found\n", argv[i]);
    }
    return 0;
}
