//@ property: valid-memsafety
//@ truth: false(valid-memtrack)
//@ expect[value-graph]: false
//@ expect[value-graph-cegar]: false
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// Freeing the record loses the name in it.
extern void *malloc(unsigned long);
extern void free(void *);
struct person {
    int age;
    char *name;
};
int main(void) {
    struct person *p = malloc(sizeof(*p));
    p->age = 36;
    p->name = malloc(2);
    p->name[0] = 'A';
    int sum = p->age + p->name[0];
    free(p); //~ VIOLATION valid-memtrack
    return sum;
}
