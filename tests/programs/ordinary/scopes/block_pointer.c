//@ truth: false
//@ args: -d
//@ expect[auto]: false
/* The default lives in a block that ends before it is used. */
#include <stdio.h>
#include <string.h>

struct limits {
    int low;
    int high;
};

int main(int argc, char **argv)
{
    struct limits normal = { 10, 90 };
    const struct limits *use = &normal;
    int i, inside = 0;

    if (argc > 1 && strcmp(argv[1], "-d") == 0) {
        struct limits wide = { 0, 100 };
        use = &wide;
    }
    for (i = 0; i < 120; i += 30) {
        if (i >= use->low && i <= use->high) //~ VIOLATION use-after-scope
            inside++;
    }
    printf("%d inside\n", inside);
    return 0;
}
