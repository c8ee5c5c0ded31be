//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void free(void *);
extern int strcmp(const char *, const char *);
extern char *strdup(const char *);
int main(void) {
    char *copy = strdup("main");
    int same = strcmp(copy, "main");
    copy[0] = 'r';
    int other = strcmp(copy, "main");
    free(copy);
    return same == 0 && other > 0;
}
