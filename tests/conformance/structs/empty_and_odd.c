int printf(const char *, ...);
struct none { }; struct has { int a; struct none n; int b; }; struct arr { struct none e[5]; char c; };
struct tag; struct tag *fwd; struct tag { int v; struct tag *next; };
struct three { char c[3]; }; struct seven { char c[7]; };
struct none give(struct none n) { return n; }
struct three t3(char a, char b, char c) { struct three t = { { a, b, c } }; return t; }
struct seven s7(struct seven s) { for (int i = 0; i < 7; i++) s.c[i]++; return s; }
int main(void) {
    struct none n = { }; n = give(n); struct has h = { 1, { }, 2 };
    printf("%d %d %d\n", (int)sizeof n, (int)sizeof h, (int)sizeof(struct arr)); printf("%d %d\n", h.a, h.b);
    struct tag b = { 2, 0 }, a = { 1, &b }; fwd = &a; printf("%d %d\n", fwd->v, fwd->next->v);
    printf("%s%s\n", t3('a', 'b', 0).c, t3('c', 0, 'x').c); struct seven s = { "ABCDEF" };
    s = s7(s7(s));
    for (int i = 0; i < 6; i++) printf("%c", s.c[i]);
    printf(" %d\n", s.c[6]);
    struct { int a; } x = { 5 }; struct { int a; } y = { 6 }; printf("%d\n", x.a + y.a);
    struct tag *p = &a; int c = 0;
    for (; p; p = p->next) c += p->v;
    printf("%d\n", c);
    struct tag { char small; } local = { 9 };
    printf("%d %d\n", local.small, (int)sizeof(struct tag));
    printf("%d\n", (int)sizeof *fwd == (int)(2 * sizeof(void *)));
    return c;
}
