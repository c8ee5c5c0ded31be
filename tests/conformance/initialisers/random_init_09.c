int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { .u = { 4 }, .q = { [1] = { -(3), -(3), sizeof(char), 2 } }, .q = { [1] = { 4, 1 + 2, 70, 8 } } };
static struct w g1 = { { { .s = { [2] = 77, [0] = 1 + 2, 0 }, .p = { }, .s[0] = 'y' }, { .p = { .b = 'b', .a = 1 } } }, 'a' };
static struct w g2 = { .q[1] = { .s = {  }, .p.a = 16, -(3) } };
static struct w g3 = { 'z', 'b', 3, 13, 'a', 0, 61, 1 + 2, 27, sizeof(char) };
int ga[6] = { [2] = 6, 47, [2 ... 2] = -(3) };
static struct q gq[3] = { [2] = { .p.b = 'z', .p = { a: 1 + 2 }, .s[0] = sizeof(char) }, [0] = { .p.b = 69 } };
static int m[3][2] = { { 'x' }, [2] = { [0 ... 0] = -(3), [1] = -(3) }, [1][1] = 1 + 2 };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { { { sizeof(char), 90, -7, 'b' }, { sizeof(char), -7, sizeof(char), 6 } }, 8 };
    sw(&l0);
    struct w l1 = { { { .p.a = sizeof(char), -(3), .s[2] = 'x', .c = 1 + 2 }, { 45, 'y', -(3), 1 + 2 } }, 1 + 2 };
    sw(&l1);
    struct w l2 = { .u.b = { 1, 1 } };
    sw(&l2);
    struct w l3 = { { { .s = { [0] = 'c', 1 + 2, [0 ... 2] = 41, [2] = 9 }, .p = { .b = sizeof(char), .a = 'b' } }, { 1 + 2, { .b = 1 + 2, .a = 1 + 2 }, { [0] = 9 } } }, -(3) };
    sw(&l3);
    int n[] = { [0] = 2, [3] = -(3), [4] = sizeof(char) };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ .q[1].p = { }, .q = { [1] = { .s[0] = 'z', .s = { sizeof(char), 75 }, .p = { .b = 3 } } }, .z = 90, .q = { [1] = { .p = { }, .s = { [1 ... 1] = 0, [2] = 'y', [0] = 7, 1 + 2 }, .c = 97 } } }); sq(&(struct q){ 1, sizeof(char), 70, 'c' }); sp(&(struct p){ a: 'x' }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = 2 }; sw(&c);
    return c.z & 63;
}
