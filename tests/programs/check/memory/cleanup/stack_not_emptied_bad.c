//@ property: valid-memcleanup
//@ truth: false(valid-memcleanup)
//@ options: --set limits.nodes=60 --set limits.conflicts=500
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

static int *stack[4];
static int height;
static void push(int value) {
    stack[height] = malloc(sizeof(int));
    *stack[height++] = value;
}
static int pop(void) {
    int *top = stack[--height];
    int value = *top;
    free(top);
    return value;
}
int main(void) {
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        if (__VERIFIER_nondet_int() || height == 0) {
            push(i);
        } else {
            sum += pop();
        }
    }
    return sum;
}
