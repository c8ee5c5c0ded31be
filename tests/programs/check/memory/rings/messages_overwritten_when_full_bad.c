//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A full ring looks like an empty one, and the oldest message is overwritten.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
static int *slots[3];
static unsigned head, tail;
static void put(int number) {
    int *message = malloc(sizeof(int));
    *message = number;
    slots[tail] = message; //~ VIOLATION valid-memtrack
    tail = (tail + 1) % 3;
}
static int take(void) {
    int *message = slots[head];
    int number = *message;
    slots[head] = 0;
    head = (head + 1) % 3;
    free(message);
    return number;
}
int main(void) {
    int sum = 0;
    for (int i = 0; i < 4; i++) {
        if (__VERIFIER_nondet_int()) {
            put(i);
        } else if (slots[head]) {
            sum += take();
        }
    }
    for (int i = 0; i < 3; i++) {
        free(slots[i]);
    }
    return sum;
}
