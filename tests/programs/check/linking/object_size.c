//@ property: unreach-call
//@ truth: open
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[invariants-graph]: unknown
extern void reach_error(void);
void *p;
int main(void) {
    unsigned long size = __builtin_object_size(p, 0);
    if (size == 7) reach_error();
    return 0;
}
