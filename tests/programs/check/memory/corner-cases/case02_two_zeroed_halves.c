//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Two neighbouring ranges are zeroed one after the other and read as one number.
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memset(void *, int, unsigned long);
extern void reach_error(void);

int main(void) {
    long *whole = malloc(sizeof(long));
    char *bytes = (char *)whole;
    memset(bytes, 0, 4);
    memset(bytes + 4, 0, 4);
    if (*whole != 0) {
        reach_error();
    }
    free(whole);
    return 0;
}
