//@ truth: false
//@ args: -w
//@ expect[auto]: false
#include <stdio.h>
#include <string.h>

struct args {
    unsigned width;
    int count;
};

static unsigned parse_number(const char *s)
{
    unsigned n = 0;

    while (*s >= '0' && *s <= '9') { //~ VIOLATION null-dereference
        n = n * 10 + (unsigned)(*s - '0');
        s++;
    }
    return n;
}

int main(int argc, char **argv)
{
    struct args a = { 80, 0 };

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-w") == 0)
            a.width = parse_number(argv[++i]);
        else
            a.count++;
    }
    printf("%d arguments, %u columns\n", a.count, a.width);
    return 0;
}
