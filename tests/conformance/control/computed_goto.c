#include <stdio.h>
static int run(const unsigned char *pc) {
    static void *ops[] = { &&halt, &&push, &&add, &&mul, &&dup, &&jnz, &&dec }; int st[16], *sp = st;
    goto *ops[*pc++];
push: *sp++ = *pc++; goto *ops[*pc++];
add: sp--; sp[-1] += *sp; goto *ops[*pc++];
mul: sp--; sp[-1] *= *sp; goto *ops[*pc++];
dup: *sp = sp[-1]; sp++; goto *ops[*pc++];
dec: sp[-1]--; goto *ops[*pc++];
jnz: if (sp[-1]) pc -= *pc; else pc++; goto *ops[*pc++];
halt: return sp[-1];
}
int main(void) {
    printf("%d\n", run((unsigned char[]){ 1, 5, 1, 7, 2, 4, 3, 0 }));
    printf("%d\n", run((unsigned char[]){ 1, 9, 6, 5, 2, 1, 3, 2, 0 }));
    void *p = &&a; int n = 0; goto *p;
a:  n += 1; p = n < 3 ? &&a : &&b; goto *p;
b:  printf("%d\n", n);
    static const int off[] = { &&x - &&x, &&y - &&x }; int i = 1; goto *(&&x + off[i]);
x:  printf("x\n"); i = 9;
y:  printf("y %d\n", i); const void *const t[2] = { &&e, &&x }; if (i == 1) { goto *t[1]; }
    goto *t[0];
e:  return n;
}
