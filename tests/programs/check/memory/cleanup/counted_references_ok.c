//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: unknown
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct image {
    int references;
    char pixels[4];
};
static void release(struct image *image) {
    if (--image->references == 0) {
        free(image);
    }
}
int main(void) {
    struct image *image = malloc(sizeof(struct image));
    struct image *shown[2] = {0, 0};
    image->references = 1;
    for (int i = 0; i < 2; i++) {
        if (__VERIFIER_nondet_int()) {
            shown[i] = image;
            image->references++;
        }
    }
    release(image);
    for (int i = 0; i < 2; i++) {
        if (shown[i]) {
            release(shown[i]);
        }
    }
    return 0;
}
