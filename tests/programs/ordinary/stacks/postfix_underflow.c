//@ truth: false
//@ args: 1 +
//@ expect[auto]: false
/* A calculator in postfix notation that trusts its input. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long stack[16];
static int top;

static void push(long value)
{
    if (top == 16)
        exit(2);
    stack[top++] = value;
}

static long pop(void)
{
    return stack[--top]; //~ VIOLATION out-of-bounds-read
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "+") == 0) {
            long right = pop(), left = pop();
            push((left & 0xffff) + (right & 0xffff));
        } else {
            push(strtol(argv[i], NULL, 10));
        }
    }
    if (top > 0)
        printf("%ld\n", pop());
    return 0;
}
