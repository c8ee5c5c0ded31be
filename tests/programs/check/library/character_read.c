//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A character is an index, the end of the file is not.
extern int getchar(void);
int main(void) {
    int counts[256] = {0};
    int c = getchar();
    if (c != -1)
        counts[c] = 1;
    return 0;
}
