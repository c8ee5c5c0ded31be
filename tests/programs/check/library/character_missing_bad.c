//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
// The end of the file is no index.
extern int getchar(void);
int main(void) {
    int counts[256] = {0};
    counts[getchar()] = 1; //~ VIOLATION
    return 0;
}
