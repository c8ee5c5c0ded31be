int printf(const char *, ...);
struct x { int x; }; union y { int x; struct x s; }; enum z { zed = 3 };
int x(int x_) { x: if (x_-- > 0) goto x; return x_; }
int main(void) {
    struct x x = { 5 }; union y y = { 6 }; int z = zed; goto y;
    y: printf("%d %d %d\n", x.x, y.x, z);
    { struct y { int y; } y = { 7 }; printf("%d\n", y.y); } struct main { int main; } m = { 1 };
    printf("%d\n", m.main); { int zed = 9; printf("%d\n", zed + z); } printf("%d\n", zed);
    y.s.x++; printf("%d\n", y.x); x: x.x--;
    if (x.x > 2) goto x;
    printf("%d\n", x.x); enum { A, B = A + 5, C = B * 2 }; int A_ = C;
    { int C = B; printf("%d %d\n", C, A_); } typedef struct same { struct same *same; int v; }
    same; same s = { &s, 4 }; printf("%d\n", s.same->same->v);
    { same *same = &s; printf("%d\n", same->same->v); } int sizeof_ = sizeof(struct x);
    printf("%d\n", sizeof_); return s.v;
}
