int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { sizeof(char), 1 + 2, sizeof(char), -(3), 8, sizeof(char), 75, 1 + 2, 'b', 1 + 2 };
static struct w g1 = { .u = { 1 + 2 }, .z = -(3) };
static struct w g2 = { .q = { [1] = { 'b', { }, { [0 ... 2] = 6, [2] = sizeof(char), [0] = 3 } } }, .q[0].s[1] = 6, .z = 'y' };
static struct w g3 = { .u.b = { 6, 3 }, .q[0].s[1] = sizeof(char) };
int ga[6] = { [0] = sizeof(char), [1 ... 2] = sizeof(char), [4] = 1 + 2, [3] = -(3), 'a', [3] = 35, [5] = 28 };
static struct q gq[3] = { [2] = { .p.a = 5, 'z' }, [0] = { .s[1] = 3 } };
static int m[3][2] = { { 23 }, [2] = { [0] = 42, [0] = -(3), 1 + 2 }, [1][1] = 1 + 2 };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { { { .s = { [1] = 1 + 2, 45 }, .c = 1 + 2, .s[0] = sizeof(char) }, { 1 + 2, { .b = 58 }, { [1] = 0, 99, [0] = 'a', 'z', [0] = 'z' } } }, -(3) };
    sw(&l0);
    struct w l1 = { .q[0].s[1] = -(3) };
    sw(&l1);
    struct w l2 = { .u.b = { 7, 8 } };
    sw(&l2);
    struct w l3 = { { { 'c', sizeof(char), -(3), 'a' }, { .p = { -(3), -(3) }, .p.a = 1 + 2, sizeof(char), .c = -(3) } }, 'c' };
    sw(&l3);
    int n[] = { [0] = sizeof(char), 65 };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ .u = { sizeof(char) }, .q[0].s[1] = 0, .z = -(3) }); sq(&(struct q){ .p.a = 16, 1 + 2, .c = -(3), .s = { [0] = -(3), [0] = 'b', 1 + 2 } }); sp(&(struct p){ 'x' }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = sizeof(char) }; sw(&c);
    return c.z & 63;
}
