//@ property: unreach-call
//@ truth: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[value]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
//@ expect[invariants-graph]: true
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern void reach_error(void);
int main(void) {
    int *a = calloc(4, sizeof(int));
    a[2] = 6;
    if (a[0] + a[1] + a[2] + a[3] != 6) {
        reach_error();
    }
    free(a);
    return 0;
}
