//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[smg-nodes]: false
//@ expect[smg-cegar-nodes]: false
//@ expect[smg-symexec-nodes]: false
//@ expect[loops]: false
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
