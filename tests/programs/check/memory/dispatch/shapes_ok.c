//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: true
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// Each kind of shape brings its own operations.
extern void *malloc(unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct shape;
struct operations {
    int (*area)(const struct shape *);
    void (*destroy)(struct shape *);
};
struct shape {
    const struct operations *ops;
    int *sides;
};
static int rectangle_area(const struct shape *s) { return s->sides[0] * s->sides[1]; }
static int square_area(const struct shape *s) { return s->sides[0] * s->sides[0]; }
static void destroy(struct shape *s) {
    free(s->sides);
    free(s);
}
static const struct operations rectangle = {rectangle_area, destroy}, square = {square_area, destroy};
static struct shape *make(const struct operations *ops, int sides) {
    struct shape *s = malloc(sizeof(struct shape));
    s->ops = ops;
    s->sides = malloc(sides * sizeof(int));
    for (int i = 0; i < sides; i++) {
        s->sides[i] = i + 2;
    }
    return s;
}
int main(void) {
    struct shape *s = __VERIFIER_nondet_int() ? make(&rectangle, 2) : make(&square, 1);
    int area = s->ops->area(s);
    s->ops->destroy(s);
    return area;
}
