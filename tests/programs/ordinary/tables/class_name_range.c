//@ truth: false
//@ args: 600
//@ args: -200
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

static const char *const class_name[] = { "informational", "success", "redirection", "client error", "server error" };

struct response {
    long status;
    const char *kind;
};

static struct response classify(long status)
{
    struct response r;

    r.status = status;
    r.kind = class_name[status / 100 - 1]; //~ VIOLATION out-of-bounds-read
    return r;
}

int main(int argc, char **argv)
{
    struct response r;

    r = classify(argc > 1 ? strtol(argv[1], NULL, 10) : 204);
    printf("%ld %s\n", r.status, r.kind);
    if (r.status >= 400)
        return EXIT_FAILURE;
    return EXIT_SUCCESS;
}
