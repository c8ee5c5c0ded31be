//@ property: valid-memcleanup
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
extern void *malloc(unsigned long);
extern void free(void *);

struct address {
    char *street;
};
struct person {
    char *name;
    struct address *home;
};
static struct person *person_new(void) {
    struct person *p = malloc(sizeof(struct person));
    p->name = malloc(8);
    p->home = malloc(sizeof(struct address));
    p->home->street = malloc(16);
    return p;
}
static void person_free(struct person *p) {
    free(p->home->street);
    free(p->home);
    free(p->name);
    free(p);
}
int main(void) {
    struct person *p = person_new();
    p->name[7] = p->home->street[15] = 0;
    person_free(p);
    return 0;
}
