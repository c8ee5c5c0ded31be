//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// What was done is undone from the stage where it stopped.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

int main(void) {
    char *parts[3];
    int stage;
    for (stage = 0; stage < 3; stage++) {
        if (__VERIFIER_nondet_int() == 0) {
            break;
        }
        parts[stage] = malloc(stage + 1);
        parts[stage][stage] = 'p';
    }
    switch (stage) {
    case 3:
        free(parts[2]);
    case 2:
        free(parts[1]);
    case 1:
        free(parts[0]);
    }
    return 3 - stage;
}
