//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memmove(void *, const void *, unsigned long);
int main(void) {
    int *queue = malloc(5 * sizeof(int));
    int length = 5, sum = 0;
    for (int i = 0; i < 5; i++) {
        queue[i] = i;
    }
    while (length > 0) {
        sum += queue[0];
        length--;
        memmove(queue, queue + 1, length * sizeof(int));
    }
    free(queue);
    return sum;
}
