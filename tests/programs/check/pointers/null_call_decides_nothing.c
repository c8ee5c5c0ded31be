//@ property: unreach-call
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
// Nor can anything be said of what follows a call through a null pointer.
extern void reach_error(void);
void (*callback)(void);
int main(void) {
    callback();
    reach_error();
    return 0;
}
