//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// A record may be assigned to itself.
extern void *malloc(unsigned long);
extern void free(void *);

struct point {
    int x, y;
    int *owner;
};
static void copy(struct point *to, const struct point *from) {
    *to = *from;
}
int main(void) {
    struct point *p = malloc(sizeof(struct point));
    p->x = 1;
    p->y = 2;
    p->owner = malloc(sizeof(int));
    copy(p, p);
    *p->owner = p->x + p->y;
    free(p->owner);
    free(p);
    return 0;
}
