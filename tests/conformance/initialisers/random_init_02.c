int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { .q[0] = { 'x', 'b', 'b', sizeof(char) }, .q[1].p = { 'y' }, .z = 'z' };
static struct w g1 = { 'a', -(3), 8, 1 + 2, sizeof(char), 48, 61, 8, -(3), -(3), sizeof(char) };
static struct w g2 = { .q = { [1] = { .p = { }, .s = { 'a' }, .s[1] = 1 + 2 } }, .q = { [1] = { .p = { -(3) }, .p.a = -(3), 7, .p = { .b = sizeof(char) } } }, .q[1].p = { .a = -(3), 1 + 2, .a = sizeof(char) }, .q[1].p = { .b = 'b', .a = 1 } };
static struct w g3 = { .u.b = { 5, 3 } };
int ga[6] = { [4 ... 4] = sizeof(char), [2] = 6, [0] = 2, 3, [3] = 8, 6, [4] = -(3) };
static struct q gq[3] = { [0] = { -(3), { .a = 3, 'c', .a = sizeof(char) }, { [0] = -(3), 7, [2] = -(3) } }, [0] = { 'z', 1 + 2, 1 + 2, 'y' } };
static int m[3][2] = { { 5 }, [2] = { [1] = sizeof(char), [0 ... 0] = 60 }, [1][1] = 1 + 2 };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { { { .s = { [0] = -(3), 5, [1] = 'b', [1] = sizeof(char), sizeof(char) } }, { .s[1] = -(3), .p.b = -(3) } }, 3 };
    sw(&l0);
    struct w l1 = { .q[0].s[1] = 'b', .z = 5, .q = { [1] = { .p.a = 'x', 71, .s = { [0] = sizeof(char) } } } };
    sw(&l1);
    struct w l2 = { { { 1 + 2, { 7, 1 + 2 }, { [1] = 1 + 2, [2] = 30, [1] = -(3), -(3) } }, { .c = -(3) } }, -(3) };
    sw(&l2);
    struct w l3 = { .q = { [1] = { .s[2] = -(3), .p.a = 5, 8, .s = { 76, -(3), 56 } } }, .u = { 1 + 2 }, .q = { [1] = { .c = 9, .p = { -(3) } } }, .q[0].s[1] = 1 };
    sw(&l3);
    int n[] = { sizeof(char), 1 + 2, 2 };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ .q[1].p = { a: 'c' } }); sq(&(struct q){ .s = { [1] = 6 } }); sp(&(struct p){ }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = 1 + 2 }; sw(&c);
    return c.z & 63;
}
