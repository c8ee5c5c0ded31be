int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { { { .s[1] = -(3), .p.a = -(3), -(3) }, { 'c', 4, -(3), 6 } }, 'z' };
static struct w g1 = { .q[1].p = { 4 }, .u.b = { 5, 9 }, .u = { 'y' }, .q[1].p = { .b = 1 + 2 } };
static struct w g2 = { 'z', 1 + 2, -(3), 1 + 2, 5 };
static struct w g3 = { .u.b = { 3, 6 }, .q[0].s[1] = 1 + 2, .z = 1 + 2, .q[1].p = { .b = sizeof(char), .a = -5 } };
int ga[6] = { [3] = -(3), [3] = 0, 1 + 2, [0 ... 4] = 'b', [1 ... 1] = 9, [0 ... 3] = sizeof(char) };
static struct q gq[3] = { [1] = { .p = { a: sizeof(char) }, .c = 1 + 2, .p.b = sizeof(char) }, [0] = { 1 + 2, sizeof(char), 'c', 'c' } };
static int m[3][2] = { { 'c' }, [2] = { [0] = 96 }, [1][1] = 'c' };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { .q[1].p = { .b = 86 } };
    sw(&l0);
    struct w l1 = { { { sizeof(char), 5, -(3), 2 }, { .p.b = 2, .p.b = 5 } }, 1 + 2 };
    sw(&l1);
    struct w l2 = { .q = { [1] = { .p = { 6 }, .p.b = -1, .p = { a: 44 } } }, .q[0].s[1] = 9, .q[0] = { .c = 'b' } };
    sw(&l2);
    struct w l3 = { { { .p.a = sizeof(char), -(3), .p.a = 73, 8 }, { 1 + 2, sizeof(char), 1 + 2, 73 } }, 5 };
    sw(&l3);
    int n[] = { [2] = 38, 'c', [2] = -(3), [1] = 7, [2] = 'y' };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ .q = { [1] = { 37, { .b = 1 + 2 }, { [0] = 0 } } }, .u = { 'a' }, .q = { [1] = { .p.a = -(3), 'x', .p.a = 'c', 8, .p = { .b = 6, .a = -(3) } } }, .z = -(3) }); sq(&(struct q){ .s = { [1] = 19, sizeof(char), [1 ... 1] = 1 + 2 }, .s[0] = -(3) }); sp(&(struct p){ -(3) }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = -(3) }; sw(&c);
    return c.z & 63;
}
