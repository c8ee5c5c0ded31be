//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A break ends the undoing too early.
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
    }
    switch (stage) {
    case 3:
        free(parts[2]);
    case 2:
        free(parts[1]);
        break;
    case 1:
        free(parts[0]);
    }
    return 3 - stage; //~ VIOLATION valid-memtrack
} //~ VIOLATION valid-memtrack
