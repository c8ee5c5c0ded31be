//@ truth: false
//@ expect[auto]: false
/* An opcode without an implementation has a null entry in the table. */
#include <stdint.h>
#include <stdio.h>

struct cpu {
    uint8_t acc;
    uint8_t pc;
    int halted;
};

typedef void (*op_fn)(struct cpu *, uint8_t);

static void op_load(struct cpu *c, uint8_t arg) { c->acc = arg; }
static void op_add(struct cpu *c, uint8_t arg) { c->acc += arg; }
static void op_halt(struct cpu *c, uint8_t arg) { (void)arg; c->halted = 1; }

static const op_fn ops[8] = {
    [0] = op_halt,
    [1] = op_load,
    [2] = op_add,
    /* 3: subtract, not yet */
};

static const uint8_t program[] = { 1, 40, 2, 2, 3, 1, 0, 0 };

int main(void)
{
    struct cpu cpu = { 0, 0, 0 };

    while (!cpu.halted && cpu.pc + 1u < sizeof program) {
        uint8_t op = program[cpu.pc] & 7;
        uint8_t arg = program[cpu.pc + 1];
        ops[op](&cpu, arg); //~ VIOLATION null-dereference
        cpu.pc += 2;
    }
    printf("acc = %d\n", cpu.acc);
    return 0;
}
