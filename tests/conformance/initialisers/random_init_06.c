int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { { { .p.a = 'c', sizeof(char), .p = { }, .p = { .b = 97, .a = 10 } }, { 1 + 2, { }, { 1 + 2, 33, sizeof(char) } } }, 1 + 2 };
static struct w g1 = { .z = 'z', .u.b = { 2, 1 }, .q[1].p = { 0 }, .q = { [1] = { .c = 'z', .c = 65, .p = { a: -(3) } } } };
static struct w g2 = { 29, sizeof(char), sizeof(char), -(3), 1 + 2, 'a', 44, sizeof(char) };
static struct w g3 = { .u.b = { 9, 6 }, .u.b = { 4, 3 }, .q[1].p = { }, .q = { [1] = { 1 + 2, { 1 + 2 }, { [0] = 'y', 1 + 2, [1 ... 2] = 1 + 2 } } } };
int ga[6] = { -8, 1 + 2 };
static struct q gq[3] = { [0] = { .p = { .b = 4, .a = 41 }, .p.b = 6 }, [0] = { .p.a = -(3), -(3) } };
static int m[3][2] = { { 4 }, [2] = { [0] = 2, 3, [0] = 6, 9 }, [1][1] = 'z' };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { .u = { sizeof(char) }, .z = sizeof(char), .q = { [1] = { .p = { .a = 1 + 2, 11, .a = 3 } } }, .u.b = { 8, 8 } };
    sw(&l0);
    struct w l1 = { .q = { [1] = { sizeof(char), { .b = sizeof(char) }, { [0] = -(3), -(3), [1] = 'x', [1] = sizeof(char), -(3) } } } };
    sw(&l1);
    struct w l2 = { .u = { 6 } };
    sw(&l2);
    struct w l3 = { .u = { 1 + 2 }, .q[0] = { .c = -(3) } };
    sw(&l3);
    int n[] = { [3] = 4, [2] = sizeof(char), 8, [3] = sizeof(char), 19 };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ 'c', 'a', sizeof(char), sizeof(char), 48, 4, sizeof(char) }); sq(&(struct q){ .p.a = -(3), sizeof(char) }); sp(&(struct p){ .b = 34, .a = -(3) }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = 1 }; sw(&c);
    return c.z & 63;
}
