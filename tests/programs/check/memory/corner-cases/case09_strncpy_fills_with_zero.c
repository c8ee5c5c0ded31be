//@ property: unreach-call
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The rest is zero.
extern void *memset(void *, int, unsigned long);
extern char *strncpy(char *, const char *, unsigned long);
extern void reach_error(void);

int main(void) {
    char name[12];
    memset(name, 7, sizeof name);
    strncpy(name, "abc", sizeof name);
    if (name[2] != 'c' || name[3] != 0 || name[11] != 0) {
        reach_error();
    }
    return 0;
}
