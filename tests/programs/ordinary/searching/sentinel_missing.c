//@ truth: false
//@ expect[auto]: false
/* A table that should end with a null name, but does not. */
#include <stdio.h>
#include <string.h>

struct option {
    const char *name;
    int value;
};

static struct option options[] = {
    { "verbose", 1 },
    { "quiet", 2 },
    { "force", 4 },
};

static int option_value(const char *name)
{
    struct option *o = options;

    while (o->name != NULL) { //~ VIOLATION out-of-bounds-read
        if (strcmp(o->name, name) == 0)
            return o->value;
        o++;
    }
    return 0;
}

int main(void)
{
    int flags = 0;

    flags |= option_value("force");
    flags |= option_value("verbose");
    printf("flags %#x\n", (unsigned)flags);
    flags |= option_value("dry-run");
    printf("flags %#x\n", (unsigned)flags);
    return 0;
}
