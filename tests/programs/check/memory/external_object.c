//@ property: valid-memsafety
//@ truth: open
//@ expect[invariants-graph]: unknown
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: unknown
// Nothing is known of what an unknown function returns: neither TRUE nor FALSE may be claimed on its account.
extern int *somewhere(void);
int main(void) {
    int *p = somewhere();
    if (p) {
        *p = 1;
    }
    return 0;
}
