int printf(const char *, ...);
struct p { int a, b; };
struct q { char c; struct p p; short s[3]; };
struct w { struct q q[2]; int z; union { int i; unsigned char b[4]; } u; };
static void sp(const struct p *p) { printf("(%d %d)", p->a, p->b); }
static void sq(const struct q *q) { printf("[%d ", q->c); sp(&q->p); printf(" %d %d %d]", q->s[0], q->s[1], q->s[2]); }
static void sw(const struct w *w) { sq(&w->q[0]); sq(&w->q[1]); printf(" %d %d\n", w->z, w->u.i); }
static void si(const int *p, int n) { while (n--) printf("%d ", *p++); printf("\n"); }
static struct w g0 = { { { .p.a = 4, 1 + 2, .p = { .b = 32 } }, { .p.b = 'b', .p.b = 19 } }, -(3) };
static struct w g1 = { .q = { [1] = { .p.a = 'c', 'y', .c = 'x', .s = { [0] = sizeof(char) } } }, .q[1].p = { .b = 65, .a = sizeof(char) } };
static struct w g2 = { .q = { [1] = { .c = 1 + 2, .p.a = 'z', 'x', .c = 'b' } } };
static struct w g3 = { { { 5, { .b = 'a' }, { [2] = 1 + 2, [1] = -(3), 1 + 2 } }, { 'z', -(3), 29, 'c' } }, 'z' };
int ga[6] = { [3] = -(3), 1 + 2, [2] = 4, sizeof(char), [0] = 1 + 2, [2] = 2, [1] = -(3), sizeof(char) };
static struct q gq[3] = { [2] = { .s = { [1] = 'c', 1, [1] = sizeof(char) }, .p.a = 'y', 73 }, [0] = { .p.b = 1 + 2, .p = { .b = sizeof(char), .a = sizeof(char) } } };
static int m[3][2] = { { 'b' }, [2] = { [0] = 'x', [0] = 1 + 2, 'b' }, [1][1] = -(3) };
int main(void) {
    sw(&g0);
    sw(&g1);
    sw(&g2);
    sw(&g3);
    si(ga, 6);
    for (int i = 0; i < 3; i++) sq(&gq[i]);
    printf("\n");
    for (int i = 0; i < 3; i++) si(m[i], 2);
    struct w l0 = { { { 39, { }, { 98, sizeof(char) } }, { .s[2] = -(3), .c = 9, .p = { .b = 8, .a = 'z' } } }, 3 };
    sw(&l0);
    struct w l1 = { { { .p.a = 8, -(3), .p.b = -(3), .p.b = -(3) }, { 'b', { a: 6 }, {  } } }, 1 + 2 };
    sw(&l1);
    struct w l2 = { -(3), 1, sizeof(char) };
    sw(&l2);
    struct w l3 = { { { 1 + 2, 1 + 2, -(3), 7 }, { .s = { [0] = 66, 1, [0] = -(3), [1] = 36, 8 } } }, -(3) };
    sw(&l3);
    int n[] = {  };
    printf("%d: ", (int)(sizeof n / sizeof *n)); si(n, sizeof n / sizeof *n);
    sw(&(struct w){ .u.b = { 2, 2 }, .u.b = { 2, 9 } }); sq(&(struct q){ 6, 48, 1 + 2, 1 + 2 }); sp(&(struct p){ 1 + 2 }); printf("\n");
    struct w c = { .q = { l0.q[1], [1] = g1.q[0] }, .z = 9 }; sw(&c);
    return c.z & 63;
}
