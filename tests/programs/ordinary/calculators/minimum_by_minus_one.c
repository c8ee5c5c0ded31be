//@ truth: false
//@ args: / -9223372036854775808 -1
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>

struct calc {
    long left, right;
    char op;
};

static int run(const struct calc *c, long *result)
{
    switch (c->op) {
    case '&':
        *result = c->left & c->right;
        return 1;
    case '/':
        if (c->right == 0) {
            fputs("division by zero\n", stderr);
            return 0;
        }
        *result = c->left / c->right; //~ VIOLATION division-overflow
        return 1;
    }
    return 0;
}

int main(int argc, char **argv)
{
    struct calc c;
    long r;

    if (argc != 4) {
        fprintf(stderr, "usage: calc OP LEFT RIGHT\n");
        return 2;
    }
    c.op = argv[1][0];
    c.left = strtol(argv[2], NULL, 10);
    c.right = strtol(argv[3], NULL, 10);
    if (!run(&c, &r))
        return 1;
    printf("%ld\n", r);
    return 0;
}
