int printf(const char *, ...);
typedef unsigned char byte;
typedef byte block[4];
typedef block *bp;
typedef struct pair { byte a, b; } pair, *pairp;
typedef enum { off, on } sw;
typedef int (*handler)(sw, byte);
typedef const char *cstr;
typedef long word, words[2];
static int h(sw s, byte b) { return s == on ? b : -b; }
static byte sum(const block b) { byte s = 0; for (int i = 0; i < 4; i++) s += b[i]; return s; }
static void fill(bp p, byte v) { for (unsigned i = 0; i < sizeof *p; i++) (*p)[i] = v + i; }
int main(void) {
    block b = { 1, 2, 3, 255 }; printf("%d %d\n", sum(b), (int)sizeof(block)); fill(&b, 254);
    printf("%d %d %d\n", b[0], b[1], b[3]); block m[2] = { { 1 }, { [3] = 9 } };
    printf("%d %d\n", (int)sizeof m, m[1][3]); bp p = m; p++; printf("%d\n", (*p)[3]);
    pair x = { 300, 1 }; pairp q = &x; printf("%d\n", q->a + q->b); handler f = h;
    printf("%d %d\n", f(on, 5), f(off, 5)); cstr s = "cs"; s++; printf("%s\n", s);
    { typedef pair byte; byte z = { 7, 8 }; printf("%d %d\n", z.b, (int)sizeof(byte)); }
    byte w = 256 + 3; printf("%d\n", w); words ws = { 1, 2 }; printf("%ld\n", ws[1]);
    { int byte = 4; printf("%d\n", byte * byte); } { enum { byte = 12 }; printf("%d\n", byte); }
    typedef byte byte2; byte2 y = -1; printf("%d\n", y); struct byte { int byte; } sb = { 6 };
    printf("%d\n", sb.byte);
    for (byte i = 0, *pi = &i; i < 3; ++*pi) printf("%d", i);
    printf("\n"); const block cb = { 5, 6 }; printf("%d\n", cb[1]); sw state = off;
    state = !state; printf("%d %d\n", state == on, (int)sizeof(word)); return (byte)-7;
}
