//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int *scores = calloc(6, sizeof(int));
    int player = __VERIFIER_nondet_int();
    if (player >= 0 && player < 6) {
        scores[player] += 10;
        scores[5 - player]++;
    }
    free(scores);
    return 0;
}
