//@ property: valid-memsafety
//@ truth: false(valid-deref)
//@ expect[value-graph]: unknown
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: false
//@ expect[invariants-graph]: false
// A square has one side only, but gets the operations of a rectangle.
extern void *calloc(unsigned long, unsigned long);
extern void free(void *);
extern int __VERIFIER_nondet_int(void);

struct shape {
    int (*area)(const struct shape *);
    int *sides;
};
static int rectangle_area(const struct shape *s) {
    return s->sides[0] * s->sides[1]; //~ VIOLATION valid-deref
}
static int square_area(const struct shape *s) {
    return s->sides[0] * s->sides[0];
}
int main(void) {
    struct shape s;
    int is_square = __VERIFIER_nondet_int() > 0;
    s.sides = calloc(is_square ? 1 : 2, sizeof(int));
    s.area = is_square && __VERIFIER_nondet_int() ? square_area : rectangle_area;
    int area = s.area(&s);
    free(s.sides);
    return area;
}
