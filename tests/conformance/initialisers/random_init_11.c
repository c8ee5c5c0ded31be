int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { .q[0].s[1] = 52, .q[0] = { -(3), 40, 6, 28 } };
static struct w g1 = { { { -(3), { 'z', -9 }, { [1] = sizeof(char), -(3) } }, { .s = { [0] = 63, 'z' }, .p.a = 8, 1 + 2 } }, 'x' };
static struct w g2 = { 66, -(3), 4, 47, 'b', 1 + 2, sizeof(char) };
static struct w g3 = { .z = 8 };
int ga[6] = { [4] = -(3), 1 + 2, [0] = 8, 'b', [4 ... 4] = 4, [5] = -(3), [2] = 0, 27, [1] = 1 + 2, 7 };
static struct q gq[3] = { [0] = { .c = 1 + 2, .p = { .b = 1 + 2, .a = 1 + 2 }, .c = 1 + 2 }, [0] = { .s[2] = 1 + 2, .p.b = 1 } };
static int m[3][2] = { { -(3) }, [2] = {  }, [1][1] = 16 };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { .u.b = { 5, 7 }, .u = { 55 }, .u = { -(3) }, .z = 0 };
    sw(&l0);
    struct w l1 = { .q[0].s[1] = -(3), .q[1].p = { .b = sizeof(char) }, .q[0] = { .c = -(3), .c = 21, .c = sizeof(char) }, .q[0] = { .s = { [0] = 'z', [1] = -(3), sizeof(char) }, .s = { 1 + 2 }, .s = { [0 ... 1] = 'y', [1] = 1 + 2, 9 } } };
    sw(&l1);
    struct w l2 = { .q[0].s[1] = 77, .q[0] = { .s = { [1] = -(3), [0 ... 2] = 51 }, .s[1] = 1 + 2 }, .z = 'y', .u = { 'x' } };
    sw(&l2);
    struct w l3 = { .q = { [1] = { .p.b = 1 + 2, .p.a = 'x', 1 + 2 } } };
    sw(&l3);
    int n[] = { -(3), 55, 80 };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ { { .p = { 'c' }, .p = { 14, 1 + 2 }, .p.a = -5, 'y' }, { .c = -(3), .c = 1 + 2, .s[0] = -(3) } }, 27 }); sq(&(struct q){ .p.a = 'a', 'y' }); sp(&(struct p){ 0 }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = 1 + 2 }; sw(&c);
    return c.z & 63;
}
