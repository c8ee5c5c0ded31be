//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
//@ expect[auto]: true
//@ expect[value]: true
//@ expect[value-cegar]: true
//@ expect[value-cegar-first-prefix]: true
//@ expect[value-cegar-location]: true
//@ expect[symexec]: true
//@ expect[symexec-cegar]: true
extern void abort(void);
void reach_error(void) { abort(); }
extern void *malloc(unsigned long);
extern void free(void *);
struct record {
    char tag;
    double value;
};
int main(void) {
    char *p = malloc(3);
    struct record *records = malloc(2 * sizeof(struct record));
    static short shorts[3];
    if ((unsigned long)p % 16 != 0 || ((unsigned long)&records[1].value & 7) != 0) {
        reach_error();
    }
    if (((unsigned long)&shorts[1] & 1) != 0 || ((unsigned long)&p & 7) != 0 || ((unsigned long)(p + 3) & 7) != 3) {
        reach_error();
    }
    free(p);
    free(records);
    return 0;
}
