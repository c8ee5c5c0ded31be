//@ property: valid-memsafety
//@ truth: open
//@ expect[loops]: unknown
//@ expect[smg]: unknown
//@ expect[smg-cegar]: unknown
//@ expect[smg-symexec]: unknown
// Nothing is known of what an unknown function returns: neither TRUE nor FALSE may be claimed on its account.
extern int *somewhere(void);
int main(void) {
    int *p = somewhere();
    if (p) {
        *p = 1;
    }
    return 0;
}
