//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *malloc(unsigned long);
extern void free(void *);
static void copy(char *to, const char *from) {
    while ((*to++ = *from++)) { //~ VIOLATION valid-deref
    }
}
int main(void) {
    const char *city = "Turin";
    char *mine = malloc(5);
    copy(mine, city);
    free(mine);
    return 0;
}
