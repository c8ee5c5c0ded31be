//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
static void copy(char *to, const char *from) {
    while ((*to++ = *from++)) {
    }
}
int main(void) {
    const char *city = "Turin";
    char *mine = malloc(6);
    copy(mine, city);
    int last = mine[4];
    free(mine);
    return last == 'n';
}
