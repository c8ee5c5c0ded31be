//@ property: unreach-call
//@ truth: open
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
//@ expect[invariants-graph]: unknown
//@ expect[auto]: unknown
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
extern void abort(void);
void reach_error(void) { abort(); }
typedef int loose __attribute__((aligned(1)));
loose number;
__typeof__(number) others[2];
int main(void) {
    if (((unsigned long)&number & 3) != 0 || ((unsigned long)&others[1] & 1) != 0) {
        reach_error();
    }
    return 0;
}
