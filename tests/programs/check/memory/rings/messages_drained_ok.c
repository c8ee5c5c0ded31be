//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A ring that owns its messages: a full ring refuses, the rest is drained at the end.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
static int *slots[3];
static unsigned head, count;
static void put(int number) {
    if (count < 3) {
        int *message = malloc(sizeof(int));
        *message = number;
        slots[(head + count++) % 3] = message;
    }
}
static int take(void) {
    int *message = slots[head];
    int number = *message;
    head = (head + 1) % 3;
    count--;
    free(message);
    return number;
}
int main(void) {
    int sum = 0;
    for (int i = 0; i < 5; i++) {
        if (__VERIFIER_nondet_int()) {
            put(i);
        } else if (count > 0) {
            sum += take();
        }
    }
    while (count > 0) {
        sum += take();
    }
    return sum;
}
