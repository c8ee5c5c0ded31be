//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Each block holds the one made before it.
extern void *malloc(unsigned long);
extern void free(void *);

int main(void) {
    void **top = 0;
    for (int i = 0; i < 4; i++) {
        void **block = malloc(sizeof(void *));
        *block = top;
        top = block;
    }
    for (int i = 0; i < 4; i++) {
        void **below = *top;
        free(top);
        top = below;
    }
    return top != 0;
}
