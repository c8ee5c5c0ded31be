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
// C does not say where arrays of characters begin.
extern void abort(void);
void reach_error(void) { abort(); }
char text[3], more[5];
int main(void) {
    if (((unsigned long)text & 1) != 0 || ((unsigned long)(more + 1) & 3) == 3) {
        reach_error();
    }
    return 0;
}
