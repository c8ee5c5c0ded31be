int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { .q[0] = { sizeof(char), -(3), 1 + 2, -(3) }, .q[1] = { 97, 35, 8, 8 }, .q[0].s[1] = 5, .u.b = { 3, 5 } };
static struct w g1 = { .q[1].p = { .a = 'b', sizeof(char), .a = -(3) }, .q[0].s[1] = 1 + 2 };
static struct w g2 = { .q[1] = { .p.b = 'b' } };
static struct w g3 = { .q[0] = { .p.a = -(3), -(3), .c = 'x' }, .q[1] = { sizeof(char), 71, 1 + 2, sizeof(char) }, .q[1].p = { .a = 2, 8, .a = sizeof(char) } };
int ga[6] = { [1] = sizeof(char), [3 ... 5] = -(3), [0 ... 1] = 1 + 2 };
static struct q gq[3] = { [2] = { .p.a = 'y', 1 + 2, .p.a = 4, 86 }, [0] = { 'z', { .b = 1 + 2, .a = 1 + 2 }, { sizeof(char), 1 + 2 } } };
static int m[3][2] = { { 'x' }, [2] = { [1] = 'b', [1] = 3 }, [1][1] = 6 };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { { { .c = 'z', .s = { -(3) }, .s[1] = 'y' }, { .c = 1 + 2, .p.a = -(3), 1 + 2 } }, 'y' };
    sw(&l0);
    struct w l1 = { .q = { [1] = { 7, { .b = -(3), .a = 1 + 2 }, { [0] = -(3), -(3), [1] = 1 + 2, 'b', [0] = 35 } } }, .q[0].s[1] = -(3) };
    sw(&l1);
    struct w l2 = { 1 + 2, 'b', 73, 'y', 71, 85, 4, 1 + 2, sizeof(char), -8 };
    sw(&l2);
    struct w l3 = { .q[0].s[1] = -(3) };
    sw(&l3);
    int n[] = { [0] = -(3), sizeof(char), [2 ... 3] = 54, [1] = 1 + 2, 45 };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ .q = { [1] = { .p.b = 95, .s[1] = sizeof(char) } }, .u.b = { 7, 4 } }); sq(&(struct q){ .c = sizeof(char), .s[2] = 83, .p.a = 1 + 2, 42 }); sp(&(struct p){ .b = 6 }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = 6 }; sw(&c);
    return c.z & 63;
}
