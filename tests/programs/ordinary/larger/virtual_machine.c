//@ truth: true
//@ expect[auto]: true
/* A small register machine; every operand is checked before the run. */
#include <stdint.h>
#include <stdio.h>

enum opcode { OP_HALT, OP_SET, OP_ADD, OP_SUB, OP_JNZ, OP_PRINT, OP_COUNT };

#define REGISTERS 4
#define FUEL 60

struct insn {
    uint8_t op;
    uint8_t a;
    int16_t b;
};

struct vm {
    uint32_t reg[REGISTERS];
    const struct insn *code;
    unsigned length;
    unsigned pc;
};

static int valid(const struct insn *code, unsigned length)
{
    unsigned i;

    if (length == 0 || code[length - 1].op != OP_HALT)
        return 0;
    for (i = 0; i < length; i++) {
        const struct insn *in = &code[i];
        if (in->op >= OP_COUNT || in->a >= REGISTERS)
            return 0;
        if ((in->op == OP_ADD || in->op == OP_SUB) && (in->b < 0 || in->b >= REGISTERS))
            return 0;
        if (in->op == OP_JNZ && (in->b < 0 || (unsigned)in->b >= length))
            return 0;
    }
    return 1;
}

static int run(struct vm *vm)
{
    int fuel;

    for (fuel = FUEL; fuel > 0; fuel--) {
        const struct insn *in = &vm->code[vm->pc++];
        switch (in->op) {
        case OP_HALT:
            return 0;
        case OP_SET:
            vm->reg[in->a] = (uint32_t)in->b;
            break;
        case OP_ADD:
            vm->reg[in->a] += vm->reg[in->b];
            break;
        case OP_SUB:
            vm->reg[in->a] -= vm->reg[in->b];
            break;
        case OP_JNZ:
            if (vm->reg[in->a] != 0)
                vm->pc = (unsigned)in->b;
            break;
        case OP_PRINT:
            printf("r%d = %lu\n", in->a, (unsigned long)vm->reg[in->a]);
            break;
        }
    }
    return -1;
}

static const struct insn multiply[] = {
    { OP_SET, 0, 0 },
    { OP_SET, 1, 7 },
    { OP_SET, 2, 6 },
    { OP_SET, 3, 1 },
    { OP_ADD, 0, 1 },
    { OP_SUB, 2, 3 },
    { OP_JNZ, 2, 4 },
    { OP_PRINT, 0, 0 },
    { OP_HALT, 0, 0 },
};

int main(void)
{
    struct vm vm = { { 0 }, multiply, sizeof multiply / sizeof multiply[0], 0 };

    if (!valid(vm.code, vm.length)) {
        puts("invalid program");
        return 1;
    }
    if (run(&vm) < 0) {
        puts("out of fuel");
        return 2;
    }
    return vm.reg[0] == 42 ? 0 : 3;
}
