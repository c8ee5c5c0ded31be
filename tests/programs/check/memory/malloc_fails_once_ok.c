//@ property: unreach-call
//@ truth: true
//@ expect[invariants-graph]: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ options: --malloc-may-fail
extern char *strdup(const char *);
extern void free(void *);
extern void reach_error(void);
int main(void) {
    int failures = 0;
    char *p = strdup("a");
    if (!p)
        failures++;
    else if (p[0] != 'a')
        reach_error();
    free(p);
    if (failures > 1)
        reach_error();
    return 0;
}
