//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct seat {
    int row;
    char *guest;
};
int main(void) {
    struct seat *seats = calloc(4, sizeof(struct seat));
    int wanted = __VERIFIER_nondet_int();
    if (wanted >= 0 && wanted < 4) {
        seats[wanted].row = wanted;
        seats[wanted].guest = malloc(1);
        *seats[wanted].guest = 'g';
    }
    for (int i = 0; i < 3; i++) {
        free(seats[i].guest);
    }
    free(seats); //~ VIOLATION valid-memtrack
    return 0;
}
