int printf(const char *, ...);
struct dev { volatile unsigned status, data; unsigned log[4]; int n; };
static struct dev d;
static void wr(volatile unsigned *r, unsigned v) { *r = v; }
static unsigned rd(const volatile unsigned *r) { return *r; }
static volatile int flag, *volatile pf = &flag;
static volatile struct { int a; char b[3]; } vs = { 1, "xy" };
static int spin(void) { int n = 0; while (flag < 5) { flag++; n += flag; } return n; }
int main(void) {
    wr(&d.status, 3); wr(&d.data, rd(&d.status) << 4); d.log[d.n++] = d.data;
    printf("%u %u %u\n", d.status, d.data, d.log[0]); printf("%d\n", spin()); *pf = 7;
    printf("%d\n", flag); (*pf)++; *pf *= 2; printf("%d\n", flag); vs.a += vs.b[0]; vs.b[1]++;
    printf("%d %c\n", vs.a, vs.b[1]); volatile int x = 1; x = x + x; printf("%d\n", x);
    register int r = 5;
    for (register int i = 0; i < 3; i++) r += i;
    printf("%d\n", r); volatile double vd = 1.5; vd *= vd; printf("%g\n", vd);
    const volatile char cv = 'c'; printf("%c\n", cv);
    volatile char *vc = (volatile char *)&d.data; printf("%d\n", vc[0]); int a[3] = { 1, 2, 3 };
    volatile int *va = a; va[1] += va[0] + va[2]; printf("%d\n", a[1]);
    __asm__ volatile("" ::: "memory"); return flag;
}
