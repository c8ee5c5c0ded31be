//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Nobody asks whether there is a message left: the slot still points to one that was freed.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
static int *slots[2];
static unsigned head, tail;
static void put(int number) {
    int *message = malloc(sizeof(int));
    *message = number;
    slots[tail++ & 1] = message;
}
static int take(void) {
    int *message = slots[head++ & 1];
    int number = *message; //~ VIOLATION valid-deref
    free(message);
    return number;
}
int main(void) {
    int sum = 0;
    put(1);
    put(2);
    sum += take();
    sum += take();
    if (__VERIFIER_nondet_int() > 10) {
        put(3);
    }
    if (__VERIFIER_nondet_int() > 10 || head < tail) {
        sum += take();
    }
    return sum;
}
