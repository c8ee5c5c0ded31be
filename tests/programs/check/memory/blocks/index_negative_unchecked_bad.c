//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
