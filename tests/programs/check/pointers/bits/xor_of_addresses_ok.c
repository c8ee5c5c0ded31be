//@ property: unreach-call
//@ truth: true
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
//@ expect[loops]: unknown
//@ expect[auto]: unknown
//@ expect[value]: unknown
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
extern void abort(void);
void reach_error(void) { abort(); }
int main(void) {
    int a = 1, b = 2;
    unsigned long both = (unsigned long)&a ^ (unsigned long)&b;
    int *p = (int *)(both ^ (unsigned long)&a);
    if (*p != 2) {
        reach_error();
    }
    return 0;
}
