#include <stdio.h>
enum { HALT, PUSH, ADD, SUB, MUL, DUP, SWAP, JMP, JZ, LOAD, STORE, PRINT, LT, CALL, RET };
struct vm { int stack[64], sp, mem[16], calls[16], cp; long steps; };
static int run(struct vm *m, const int *code) {
    int pc = 0;
    for (;;) {
        m->steps++;
        switch (code[pc++]) {
        case HALT: return m->sp ? m->stack[m->sp - 1] : 0;
        case PUSH: m->stack[m->sp++] = code[pc++]; break;
        case ADD: m->sp--; m->stack[m->sp - 1] += m->stack[m->sp]; break;
        case SUB: m->sp--; m->stack[m->sp - 1] -= m->stack[m->sp]; break;
        case MUL: m->sp--; m->stack[m->sp - 1] *= m->stack[m->sp]; break;
        case DUP: m->stack[m->sp] = m->stack[m->sp - 1]; m->sp++; break;
            case SWAP: { int t = m->stack[m->sp - 1]; m->stack[m->sp - 1] = m->stack[m->sp - 2]; m->stack[m->sp - 2] = t; break; }
        case JMP: pc = code[pc]; break;
        case JZ: if (m->stack[--m->sp]) pc++; else pc = code[pc]; break;
        case LOAD: m->stack[m->sp++] = m->mem[code[pc++]]; break;
        case STORE: m->mem[code[pc++]] = m->stack[--m->sp]; break;
        case PRINT: printf("%d ", m->stack[--m->sp]); break;
        case LT: m->sp--; m->stack[m->sp - 1] = m->stack[m->sp - 1] < m->stack[m->sp]; break;
        case CALL: m->calls[m->cp++] = pc + 1; pc = code[pc]; break;
        case RET: pc = m->calls[--m->cp]; break;
        default: printf("bad op\n"); return -1;
        }
    }
}
int main(void) {
    static const int fib[] = { PUSH, 0, STORE, 0, PUSH, 1, STORE, 1, PUSH, 0, STORE, 2, LOAD, 2, PUSH, 20, LT, JZ, 39, LOAD, 0, DUP, PRINT, LOAD, 1, DUP, STORE, 0, ADD, STORE, 1, LOAD, 2, PUSH, 1, ADD, STORE, 2, JMP, 12 };
    int code[64]; int n = sizeof fib / sizeof *fib;
    for (int i = 0; i < n; i++) code[i] = fib[i];
    code[n - 1] = 12; code[18] = n; code[n] = LOAD; code[n + 1] = 1; code[n + 2] = HALT;
    struct vm m = { { 0 } }; int r = run(&m, code); printf("\n%d %ld\n", r, m.steps);
    struct vm k = { { 0 } }; int sq[] = { PUSH, 7, CALL, 6, HALT, 99, DUP, MUL, RET };
    printf("%d\n", run(&k, sq)); int bad[] = { PUSH, 1, 77 }; struct vm z = { { 0 } };
    return run(&z, bad) == -1 ? 3 : 0;
}
