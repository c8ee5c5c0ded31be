//@ property: valid-memsafety
//@ truth: false(valid-free)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The guest moves to the next seat but is not struck from the old one.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
struct seat {
    int row;
    char *guest;
};
int main(void) {
    struct seat seats[4] = {0};
    int from = __VERIFIER_nondet_int();
    if (from < 0 || from > 3) {
        return 0;
    }
    seats[from].guest = malloc(1);
    if (from < 3) {
        seats[from + 1].guest = seats[from].guest;
    }
    for (int i = 0; i < 4; i++) {
        free(seats[i].guest); //~ VIOLATION valid-free
    }
    return 0;
}
