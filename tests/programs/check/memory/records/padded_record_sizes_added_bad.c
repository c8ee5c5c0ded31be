//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The sum of the members' sizes is less than the size of the record.
extern void *malloc(unsigned long);
extern void free(void *);
extern void *memcpy(void *, const void *, unsigned long);
struct entry {
    char kind;
    int *value;
    char flag;
};
int main(void) {
    int six = 6;
    struct entry a = {'k', &six, 'f'};
    struct entry *b = malloc(sizeof(a.kind) + sizeof(a.value) + sizeof(a.flag));
    memcpy(b, &a, sizeof(a)); //~ VIOLATION valid-deref
    free(b);
    return 0;
}
