//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The end of the file is no index.
extern int getchar(void);
int main(void) {
    int counts[256] = {0};
    counts[getchar()] = 1; //~ VIOLATION
    return 0;
}
