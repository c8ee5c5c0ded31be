//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// The name is looked up in a record that is gone.
extern void *malloc(unsigned long);
extern void free(void *);
struct person {
    int age;
    char *name;
};
static void person_free(struct person *p) {
    char *name = p->name;
    free(p);
    if (p->age > 0) { //~ VIOLATION valid-deref
        free(name);
    }
}
int main(void) {
    struct person *p = malloc(sizeof(*p));
    p->age = 36;
    p->name = malloc(2);
    person_free(p);
    return 0;
}
