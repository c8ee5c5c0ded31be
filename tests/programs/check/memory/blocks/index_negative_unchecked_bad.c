//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *scores = calloc(6, sizeof(int));
    int player = __VERIFIER_nondet_int();
    int score = 0;
    if (player < 6) {
        score = scores[player]; //~ VIOLATION valid-deref
    }
    free(scores);
    return score;
}
