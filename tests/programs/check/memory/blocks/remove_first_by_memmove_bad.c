//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// One element less has to move than there are.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern void *memmove(void *, const void *, unsigned long);
int main(void) {
    int *queue = calloc(5, sizeof(int));
    int length = 5;
    memmove(queue, queue + 1, length * sizeof(int)); //~ VIOLATION valid-deref
    length--;
    int first = queue[0];
    free(queue);
    return first + length;
}
