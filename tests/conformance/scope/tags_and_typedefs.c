int printf(const char *, ...);
typedef int T; struct T { char T; }; enum E { e1 = 10, e2 }; typedef struct node node; struct node { int v; node *n; };
int f(T T) { return T + 1; }
T g(void) { struct T T = { 3 }; return T.T; }
int sz(void) { typedef char T; return sizeof(T); }
int main(void) {
    T a = 4; printf("%d %d %d %d\n", a, f(5), g(), sz());
    { typedef double T; T d = 1.5; printf("%d %g\n", (int)sizeof d, d); }
    { int T = 9; printf("%d\n", T * 2); }
    { enum E { e1 = 50 } k = e1; printf("%d %d\n", k, e2); } printf("%d\n", e1);
    struct E_ { int a; } s = { 1 };
    { struct E_ { char b[20]; } t = { "x" }; printf("%d %s\n", (int)sizeof t, t.b); }
    printf("%d\n", s.a); struct fwd;
    { struct fwd; struct fwd { int q; } w = { 2 }; printf("%d\n", w.q); }
    node n2 = { 2, 0 }, n1 = { 1, &n2 }; printf("%d\n", n1.n->v);
    { typedef struct { int v; } node; node z = { 7 }; printf("%d\n", z.v); } T T = 12;
    printf("%d\n", T); { struct T t = { 'q' }; printf("%c\n", t.T); } typedef int arr[3];
    arr v = { 1, 2, 3 }; printf("%d\n", v[2] + (int)(sizeof(arr) / sizeof(int)));
    typedef int (*fpt)(int); fpt p = f; printf("%d\n", p(1)); goto T; T: return (int)sizeof T;
}
