int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { { { .p = { .b = 'x' }, .p.a = 1 + 2, 24 }, { .p.b = 7, .p = { 6, 'z' } } }, 1 + 2 };
static struct w g1 = { .u.b = { 2, 9 } };
static struct w g2 = { { { .p.b = 2, .c = 1 + 2 }, { sizeof(char), { -(3), 22 }, { [1] = -(3), 'a' } } }, 'z' };
static struct w g3 = { { { .s = { -(3), 28 }, .s = { [0] = 79 } }, { .p.a = 'z', 5 } }, 'c' };
int ga[6] = { sizeof(char), -(3), 'b' };
static struct q gq[3] = { [0] = { .s[0] = 1 + 2, .c = sizeof(char) }, [0] = { .p.a = 41, 7 } };
static int m[3][2] = { { 'x' }, [2] = { [0 ... 1] = -(3), [0] = 62 }, [1][1] = 1 + 2 };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { 1 + 2, 56, 16 };
    sw(&l0);
    struct w l1 = { .q = { [1] = { .p = { a: 6 } } }, .u = { 1 + 2 }, .q[1].p = { 1 }, .u = { 'c' } };
    sw(&l1);
    struct w l2 = { .u.b = { 8, 4 }, .u = { 9 } };
    sw(&l2);
    struct w l3 = { .u.b = { 3, 8 }, .z = 4 };
    sw(&l3);
    int n[] = { [0 ... 2] = 7, [4] = 0, [1] = 98, 7 };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ .q[0].s[1] = sizeof(char), .u = { -(3) }, .q[0] = { .c = -(3), .s[0] = -(3) } }); sq(&(struct q){ 'x', sizeof(char), -(3), sizeof(char) }); sp(&(struct p){ .a = 8, 'x', .a = 1 + 2 }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = sizeof(char) }; sw(&c);
    return c.z & 63;
}
