//@ property: unreach-call
//@ truth: false
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
//@ expect[auto]: false
//@ expect[value]: false
//@ expect[value-cegar]: false
//@ expect[value-cegar-first-prefix]: false
//@ expect[value-cegar-location]: false
//@ expect[symexec]: false
//@ expect[symexec-cegar]: false
extern void abort(void);
void reach_error(void) { abort(); }
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    long *even = malloc(sizeof(long)), *odd = malloc(sizeof(long));
    unsigned long a = (unsigned long)even, b = (unsigned long)odd | 1;
    if ((a & 1) == 0 && (b & 1) == 1 && (long *)(b ^ 1) == odd) {
        reach_error(); //~ VIOLATION unreach-call
    }
    free(even);
    free(odd);
    return 0;
}
