//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// What was written lies in both blocks.
extern void *malloc(unsigned long);
extern void *realloc(void *, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
    int n = __VERIFIER_nondet_int();
    int more = __VERIFIER_nondet_int();
    if (n < 3 || n > 1000 || more < 0 || more > 1000) {
        return 0;
    }
    int *a = malloc(n * sizeof(int));
    a[0] = 7;
    a[2] = 9;
    a = realloc(a, (n + more) * sizeof(int));
    if (a[0] != 7 || a[2] != 9) {
        reach_error();
    }
    free(a);
    return 0;
}
