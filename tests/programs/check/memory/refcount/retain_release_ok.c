//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);

struct text {
    int references;
    char *letters;
};
static struct text *text_new(int n) {
    struct text *t = malloc(sizeof(struct text));
    t->references = 1;
    t->letters = malloc(n);
    return t;
}
static struct text *retain(struct text *t) {
    t->references++;
    return t;
}
static void release(struct text *t) {
    if (--t->references == 0) {
        free(t->letters);
        free(t);
    }
}
int main(void) {
    struct text *mine = text_new(4);
    struct text *yours = retain(mine);
    release(mine);
    yours->letters[3] = 'x';
    release(yours);
    return 0;
}
