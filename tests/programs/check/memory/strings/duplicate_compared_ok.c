//@ property: valid-memsafety
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
