int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { .q[1].p = { 33 }, .q[0].s[1] = 'x', .q[0].s[1] = 94 };
static struct w g1 = { .u.b = { 1, 6 } };
static struct w g2 = { .q[1] = { .p.a = 'y', 'y', .s[2] = 52 } };
static struct w g3 = { .q[1].p = { .a = sizeof(char), -(3), .a = 'y' }, .q[1] = { .c = 1 + 2, .p.b = 70, .p.a = sizeof(char), 'z' }, .z = 'a', .q = { [1] = { -(3), { .b = sizeof(char) }, { [1] = 9, 1 + 2, [1 ... 2] = 'y' } } } };
int ga[6] = { [0] = 2, sizeof(char), [0] = 'z', [4] = -7, [2 ... 4] = 5, [0] = sizeof(char) };
static struct q gq[3] = { [1] = { -(3), { .b = 64 }, { [1] = -(3), 42, [1] = 'c', 1 + 2 } }, [0] = { .p = { 1 }, .s = { [0] = 'b', sizeof(char), [0] = 'c' }, .p.b = 1 + 2 } };
static int m[3][2] = { { 'a' }, [2] = { [1] = -(3), [1] = sizeof(char) }, [1][1] = sizeof(char) };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { .u = { sizeof(char) } };
    sw(&l0);
    struct w l1 = { .q[0].s[1] = 1 + 2, .u = { sizeof(char) }, .u = { 1 + 2 } };
    sw(&l1);
    struct w l2 = { .q[0].s[1] = 1 + 2, .q[0].s[1] = 1 + 2, .z = 'y' };
    sw(&l2);
    struct w l3 = { .u = { 2 }, .q = { [1] = { .p.a = 9, 'x', .p = { .b = 1 + 2, .a = 1 + 2 } } }, .q[1] = { 1 + 2, { sizeof(char) }, { -(3), 1 } }, .q[1].p = { .a = sizeof(char), -(3), .a = 4 } };
    sw(&l3);
    int n[] = { [3 ... 4] = -(3), [0] = sizeof(char), [3 ... 3] = 'a' };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ .q[1].p = { .a = sizeof(char), -(3), .a = 4 }, .q[1].p = { .b = 5 }, .q[0].s[1] = 'b' }); sq(&(struct q){ .s[2] = 5, .p = { .b = 1 + 2 } }); sp(&(struct p){ 9 }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = sizeof(char) }; sw(&c);
    return c.z & 63;
}
