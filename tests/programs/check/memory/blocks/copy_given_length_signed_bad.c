//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A negative length passes the check and becomes a huge one.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    char packet[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    int length = __VERIFIER_nondet_int();
    char *copy = calloc(8, 1);
    if (length <= 8) {
        memcpy(copy, packet, length); //~ VIOLATION valid-deref
    }
    int first = copy[0];
    free(copy);
    return first;
}
