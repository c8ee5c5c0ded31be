int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { .q[1] = { .p.a = 1 + 2, 1 + 2, .p.a = 1 + 2, -(3), .p.b = 4 } };
static struct w g1 = { -(3), 1 + 2, -(3), 'c', 8, -(3), 1 + 2, sizeof(char), 1 + 2 };
static struct w g2 = { { { .s = { [0] = sizeof(char) }, .s[1] = 1 + 2, .p.a = sizeof(char), -(3) }, { 67, { .b = 'b' }, { [1] = 4 } } }, 1 + 2 };
static struct w g3 = { .z = 1 + 2, .u = { 1 }, .u.b = { 9, 3 }, .u = { 7 } };
int ga[6] = { [4] = 'c' };
static struct q gq[3] = { [2] = { .s = {  }, .s[0] = -(3) }, [0] = { .s = { [1] = 4, 2, [0] = 'c', 'a' }, .s[2] = sizeof(char), .c = 7 } };
static int m[3][2] = { { sizeof(char) }, [2] = { [0] = 1, [0] = 'z', -(3) }, [1][1] = sizeof(char) };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { .z = 1, .q[0].s[1] = 9 };
    sw(&l0);
    struct w l1 = { .q[0].s[1] = 6, .q = { [1] = { -(3), 1 + 2, 1 + 2, 1 } }, .q = { [1] = { .s = { [0] = 97, -(3), [0] = 16, sizeof(char) } } }, .q = { [1] = { 1 + 2, 1, sizeof(char), sizeof(char) } } };
    sw(&l1);
    struct w l2 = { 'c', sizeof(char), 29, 'y', 'y', 88, -(3), 'b', sizeof(char), 1 + 2, 'c', 0, -6 };
    sw(&l2);
    struct w l3 = { { { .p.b = 72, .p.b = -6 }, { 'y', 1 + 2, 6, 1 + 2 } }, -(3) };
    sw(&l3);
    int n[] = { -(3) };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ .z = 1 + 2, .q = { [1] = { .c = sizeof(char), .s[1] = 1 + 2, .p = { 4 } } }, .z = sizeof(char) }); sq(&(struct q){ sizeof(char), { 1 + 2, 1 + 2 }, { [1] = 82, [0] = -(3), [0] = 1 + 2 } }); sp(&(struct p){ .b = 3, .a = -(3) }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = sizeof(char) }; sw(&c);
    return c.z & 63;
}
