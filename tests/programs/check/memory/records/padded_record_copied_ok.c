//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// The bytes between the members are copied along with them.
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memset(void *, int, unsigned long);
extern void *memcpy(void *, const void *, unsigned long);
struct entry {
    char kind;
    int *value;
    char flag;
};
int main(void) {
    struct entry a, *b = malloc(sizeof(*b));
    a.kind = 'k';
    a.flag = 'f';
    a.value = malloc(sizeof(int));
    *a.value = 6;
    memcpy(b, &a, sizeof(a));
    memset(&a, 0, sizeof(a));
    int value = *b->value;
    free(b->value);
    free(b);
    return value;
}
