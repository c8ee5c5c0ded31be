//@ truth: false
//@ args: 1p
//@ args: +
//@ args: 50/
//@ args: 123456789
//@ expect[auto]: false
/* A stack machine of one-letter instructions without any check. */
#include <stdio.h>

#define STACK 8

static int top;
static int stack[STACK];

static int interpret(const char *code)
{
    int a;

    for (; *code; code++) {
        switch (*code) {
        case '+':
            a = stack[--top]; //~ VIOLATION out-of-bounds-read
            if (top > 0)
                stack[top - 1] += a;
            break;
        case '/':
            a = top > 1 ? stack[--top] : 1;
            if (top > 0)
                stack[top - 1] = stack[top - 1] / a; //~ VIOLATION division-by-zero
            break;
        case 'p':
            if (top > 0)
                printf("%s\n", stack[top - 1]); //~ VIOLATION library-precondition
            break;
        default:
            if (*code < '0' || *code > '9')
                return -1;
            stack[top++] = *code - '0'; //~ VIOLATION out-of-bounds-write
        }
    }
    return top;
}

int main(int argc, char **argv)
{
    return argc == 2 && interpret(argv[1]) < 0 ? 1 : 0;
}
