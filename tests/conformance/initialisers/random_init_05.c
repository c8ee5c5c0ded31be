int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { 'x', 2, sizeof(char) };
static struct w g1 = { .u = { sizeof(char) }, .q[0].s[1] = 1 + 2 };
static struct w g2 = { { { .p.b = -(3), .s = { 1 + 2, 33, 4 }, .s[1] = 1 + 2 }, { .s = { [1] = 2, 'z' } } }, 95 };
static struct w g3 = { { { .s = { [0] = -(3), [0] = 8 } }, { .p.a = 79, -(3) } }, 7 };
int ga[6] = { [0] = 3 };
static struct q gq[3] = { [0] = { .p = { .b = 1 + 2, .a = 1 + 2 }, .p.b = sizeof(char) }, [0] = { sizeof(char), 1 + 2, 1 + 2, 1 + 2 } };
static int m[3][2] = { { 1 }, [2] = { 7, -6 }, [1][1] = 49 };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { { { .p.a = sizeof(char), 'c' }, { 12, { .a = 60, 'c', .a = -(3) }, { [1] = sizeof(char), [2] = 'x' } } }, 5 };
    sw(&l0);
    struct w l1 = { .q[1].p = { .b = 4, .a = sizeof(char) }, .u.b = { 5, 3 }, .q[0].s[1] = 0 };
    sw(&l1);
    struct w l2 = { { { 1 + 2, 1, 1 + 2, sizeof(char) }, { .s = { [1] = 1 + 2, 4, [1] = sizeof(char), 'c', [2] = 'y' } } }, 'b' };
    sw(&l2);
    struct w l3 = { sizeof(char), 23, 1 + 2, -(3), 'x' };
    sw(&l3);
    int n[] = { 'y', 64, -(3), sizeof(char) };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ { { .p = { .a = 1 + 2, 'a', .a = -(3) }, .s = { [0] = 8, 36, [0 ... 2] = 4, [1 ... 1] = -(3) } }, { .p.b = 'b', .p = { .b = 1 + 2 } } }, 74 }); sq(&(struct q){ .p.b = -(3), .s = { 3 }, .c = sizeof(char) }); sp(&(struct p){ -(3), -(3) }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = sizeof(char) }; sw(&c);
    return c.z & 63;
}
