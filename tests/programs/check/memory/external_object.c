//@ property: valid-memsafety
//@ truth: open
//@ expect[loops]: unknown
//@ expect[smg-nodes]: unknown
//@ expect[smg-cegar-nodes]: unknown
//@ expect[smg-symexec-nodes]: unknown
// Nothing is known of what an unknown function returns: neither TRUE nor FALSE may be claimed on its account.
extern int *somewhere(void);
int main(void) {
    int *p = somewhere();
    if (p) {
        *p = 1;
    }
    return 0;
}
