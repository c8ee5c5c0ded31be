//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);
struct person {
    int age;
    char *name;
};
static struct person *person_new(int age, char initial) {
    struct person *p = malloc(sizeof(*p));
    p->age = age;
    p->name = malloc(2);
    p->name[0] = initial;
    p->name[1] = 0;
    return p;
}
static void person_free(struct person *p) {
    free(p->name);
    free(p);
}
int main(void) {
    struct person *ada = person_new(36, 'A');
    int sum = ada->age + ada->name[0];
    person_free(ada);
    return sum;
}
