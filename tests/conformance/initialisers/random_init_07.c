int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { { { .p = { a: 'c' }, .s[2] = 4, .s[1] = -(3) }, { .c = sizeof(char), .s[0] = 4, .s = { [2] = 56, [1 ... 1] = sizeof(char) } } }, 1 + 2 };
static struct w g1 = { .u.b = { 6, 9 }, .u = { sizeof(char) } };
static struct w g2 = { .q[1].p = { }, .q[1].p = { .b = 8 } };
static struct w g3 = { .z = 8, .z = 'x' };
int ga[6] = { [3] = sizeof(char), 1 + 2, [2] = -(3), 'b', [1] = sizeof(char), -(3), [4] = -(3), [0] = 6 };
static struct q gq[3] = { [2] = { .p = { 19 } }, [0] = { .s = { [1] = sizeof(char), [1] = 72, -(3), [2] = -(3) }, .s[1] = sizeof(char) } };
static int m[3][2] = { { 'x' }, [2] = { 9, 23 }, [1][1] = 1 + 2 };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { { { 71, -(3), 'z', 1 + 2 }, { 'z', { -(3) }, { [1 ... 1] = -(3), [1] = sizeof(char) } } }, sizeof(char) };
    sw(&l0);
    struct w l1 = { .q[0].s[1] = 39, .q[1] = { .s = { [1] = 94, [0] = 1 + 2, [1] = -(3), 7 }, .p.b = -(3), .p = { .b = -7, .a = sizeof(char) } }, .q[0].s[1] = 5, .q[0] = { .p = { sizeof(char), 1 + 2 }, .p.b = 'x' } };
    sw(&l1);
    struct w l2 = { .q = { [1] = { .p = { .b = 11 } } }, .q[1].p = { 1 + 2, 8 }, .q[1].p = { 35, 1 + 2 } };
    sw(&l2);
    struct w l3 = { .q[0].s[1] = 'c', .q[1].p = { .a = 93, 'a', .a = 'z' }, .q[1].p = { .b = 'y', .a = -(3) }, .q[1] = { .p.b = 2 } };
    sw(&l3);
    int n[] = { [1] = sizeof(char), [1] = 1 + 2 };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ .q[0].s[1] = 1 + 2 }); sq(&(struct q){ .p.a = 4, -(3), .s[0] = 4, .p.a = sizeof(char), 39 }); sp(&(struct p){ }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = 9 }; sw(&c);
    return c.z & 63;
}
