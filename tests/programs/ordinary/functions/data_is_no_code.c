//@ truth: false
//@ expect[auto]: false
/* The opcode table holds an address of data behind a cast. */
#include <stdint.h>
#include <stdio.h>

typedef void (*op_t)(int);

static unsigned char program[] = { 0xc3, 0x90, 0x90 };
static int accumulator;

static void op_add(int x)
{
    accumulator += x;
}

static void op_clear(int x)
{
    accumulator = x * 0;
}

int main(void)
{
    op_t ops[3];

    ops[0] = op_add;
    ops[1] = op_clear;
    ops[2] = (op_t)(uintptr_t)program;
    for (int i = 0; i < 3; i++) {
        ops[i](5); //~ VIOLATION wrong-function-type
        printf("%d\n", accumulator);
    }
    return 0;
}
