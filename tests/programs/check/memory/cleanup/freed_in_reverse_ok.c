//@ property: valid-memcleanup
//@ truth: true
//@ expect[smg-nodes]: true
//@ expect[smg-cegar-nodes]: true
//@ expect[smg-symexec-nodes]: true
//@ expect[loops]: true
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
