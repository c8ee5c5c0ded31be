//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
// All letters are copied, the terminator is not: what follows them is arbitrary.
extern void *malloc(unsigned long);
extern void free(void *);
int main(void) {
    const char *city = "Oslo";
    char *mine = malloc(5);
    int i;
    for (i = 0; city[i]; i++) {
        mine[i] = city[i];
    }
    int length = 0;
    while (mine[length]) { //~ VIOLATION valid-deref
        length++;
    }
    free(mine);
    return length;
}
