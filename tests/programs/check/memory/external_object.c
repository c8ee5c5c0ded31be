//@ property: valid-memsafety
//@ truth: open
//@ expect[value-cegar]: unknown
//@ expect[value-cegar-first-prefix]: unknown
//@ expect[value-cegar-location]: unknown
//@ expect[value]: unknown
//@ expect[symexec]: unknown
//@ expect[symexec-cegar]: unknown
//@ expect[loops]: unknown
// Nothing is known of what an unknown function returns: neither TRUE nor FALSE may be claimed on its account.
extern int *somewhere(void);
int main(void) {
    int *p = somewhere();
    if (p) {
        *p = 1;
    }
    return 0;
}
