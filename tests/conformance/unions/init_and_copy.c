int printf(const char *, ...);
union u { char c; int i; long long q; char a[12]; };
union e { struct { short x, y; } s; int w; };
union u g = { 'g' }; union u g2 = { .a = "static" }; union e ge = { { 1, 2 } };
static union u f(union u v) { v.a[0]++; return v; }
int main(void) {
    printf("%c %d\n", g.c, g.a[1]); printf("%s\n", g2.a); printf("%x\n", ge.w);
    union u l = { 65 }; printf("%c\n", l.c); union u m = { .q = 0x4241 }; printf("%s\n", m.a);
    union u n = f(m); printf("%c %c\n", n.c, m.c); m = n; n.c = 'z'; printf("%c\n", m.c);
    printf("%d %d\n", (int)sizeof(union u), (int)sizeof(union e));
    union e arr[2] = { { { 3 } }, { .w = 0x70006 } };
    printf("%d %d %d %d\n", arr[0].s.x, arr[0].s.y, arr[1].s.x, arr[1].s.y);
    union { int a; int b; } same = { 5 }; same.b *= 2; printf("%d\n", same.a);
    struct { union e e; int t; } w = { { { 8, 9 } }, 10 }; printf("%d %d\n", w.e.s.y, w.t);
    struct { union e e; int t; } b = { 8, 9, 10 }; printf("%d %d %d\n", b.e.s.x, b.e.s.y, b.t);
    union e *pe = &arr[1]; (*pe).s.x = -1; printf("%x\n", pe->w); return (union e){ .w = 77 }.s.x;
}
