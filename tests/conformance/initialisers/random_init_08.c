int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { { { 28, 6, sizeof(char), 6 }, { -(3), { 1 + 2 }, { [1 ... 2] = 'z' } } }, -(3) };
static struct w g1 = { .q[0].s[1] = 'c', .u.b = { 9, 2 }, .q[1] = { 67, -(3), -(3), -(3) } };
static struct w g2 = { .u = { 1 + 2 }, .z = 1 + 2, .z = 1 + 2 };
static struct w g3 = { -6, 81, 8, -(3), sizeof(char), 'z', sizeof(char) };
int ga[6] = {  };
static struct q gq[3] = { [1] = { .s = { [1] = 'z', sizeof(char), [1 ... 1] = 68 }, .s[1] = 1 + 2 }, [0] = { sizeof(char), 49, 'x', 'z' } };
static int m[3][2] = { { 3 }, [2] = { [1] = 53 }, [1][1] = 1 + 2 };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { .q[0].s[1] = sizeof(char) };
    sw(&l0);
    struct w l1 = { { { .s = { [0] = 1 + 2, 1 + 2, [0 ... 0] = sizeof(char) }, .s = {  }, .p.b = 1 + 2 }, { .p.a = 'x', 1 + 2 } }, 'c' };
    sw(&l1);
    struct w l2 = { .q = { [1] = { sizeof(char), 42, 1 + 2, 2 } }, .q = { [1] = { .c = sizeof(char), .s = { [0] = 88, [1] = -(3), 93, [2] = -(3) } } }, .u.b = { 2, 2 }, .u = { 3 } };
    sw(&l2);
    struct w l3 = { .u = { 1 + 2 }, .q[0] = { .p = { a: 5 } }, .u = { 88 }, .q[1].p = { .b = 6 } };
    sw(&l3);
    int n[] = { [1 ... 1] = 'c', [1 ... 2] = 4, [0] = sizeof(char) };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ 1 + 2, 1 + 2, 1 + 2, sizeof(char), 6, -(3), sizeof(char), sizeof(char), 81, 2, 1 + 2 }); sq(&(struct q){ 7, { -(3), 1 + 2 }, { [0] = 11, 'a', [2] = 1 + 2, [2] = sizeof(char) } }); sp(&(struct p){ }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = 6 }; sw(&c);
    return c.z & 63;
}
