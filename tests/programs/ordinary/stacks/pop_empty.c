//@ truth: false
//@ args: 1 +
//@ expect[auto]: false
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A calculator in reverse polish notation with unsigned numbers. */

#define DEPTH 16

static unsigned long stack[DEPTH];
static int depth;

static void push(unsigned long v)
{
    if (depth == DEPTH) {
        fprintf(stderr, "stack is full\n");
        exit(EXIT_FAILURE);
    }
    stack[depth++] = v;
}

static unsigned long pop(void)
{
    return stack[--depth]; //~ VIOLATION out-of-bounds-read
}

int main(int argc, char **argv)
{
    int i;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "+") == 0) {
            unsigned long b = pop();
            push(pop() + b);
        } else if (strcmp(argv[i], "-") == 0) {
            unsigned long b = pop();
            push(pop() - b);
        } else {
            push(strtoul(argv[i], NULL, 10));
        }
    }
    if (depth > 0)
        printf("%lu\n", stack[depth - 1]);
    return EXIT_SUCCESS;
}
