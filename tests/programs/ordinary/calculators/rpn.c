//@ truth: true
//@ args: 3 4 + 2 *
//@ expect[auto]: true
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEPTH 10

static double stack[DEPTH];
static int sp;

static int push(double v)
{
    if (sp >= DEPTH)
        return -1;
    stack[sp++] = v;
    return 0;
}

static int binary(char op)
{
    double b;

    if (sp < 2)
        return -1;
    b = stack[--sp];
    switch (op) {
    case '+': stack[sp - 1] += b; break;
    case '-': stack[sp - 1] -= b; break;
    case '*': stack[sp - 1] *= b; break;
    case '/': stack[sp - 1] /= b; break;
    }
    return 0;
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        const char *a = argv[i];
        int r;
        if (strlen(a) == 1 && strchr("+-*/", a[0]))
            r = binary(a[0]);
        else
            r = push(strtod(a, NULL));
        if (r < 0) {
            fprintf(stderr, "error at %s\n", a);
            return 1;
        }
    }
    while (sp > 0)
        printf("%g\n", stack[--sp]);
    return 0;
}
