int printf(const char *, ...);
struct n { char s[6]; int v; const char *p; char t[2][3]; };
static struct n a = { "hello", 1, "world", { "ab", "c" } }, b = { { 'x', 'y' }, .p = "ptr", .t[1] = "zz" }, c[] = { { "one" }, { .s = "two", .t = { { 'q' } } }, { .s[2] = 'k' } };
static char grid[3][4] = { "abc", { 'd' }, [2] = "ghi" };
static char full[3] = "xyz", over[] = "a\0b";
static const char *const lines[] = { "first", "sec" "ond", "" };
static char two[2][2][2] = { { "a", "b" }, { "c" } };
int main(void) {
    printf("%s %d %s %s %s\n", a.s, a.v, a.p, a.t[0], a.t[1]);
    printf("%s %d %s [%s] %s\n", b.s, b.v, b.p, b.t[0], b.t[1]);
    for (int i = 0; i < 3; i++) printf("[%s] %d %d [%s]\n", c[i].s, c[i].s[2], c[i].p == 0, c[i].t[0]);
    for (int i = 0; i < 3; i++) printf("%s,", grid[i]);
    printf("\n"); printf("%.3s %d %d\n", full, (int)sizeof full, (int)sizeof over);
    for (unsigned i = 0; i < sizeof lines / sizeof *lines; i++) printf("%s;", lines[i]);
    printf("\n"); printf("%s%s%s%s\n", two[0][0], two[0][1], two[1][0], two[1][1]);
    struct n l = a; l.s[0] = 'J'; l.t[0][0] = 'Q'; printf("%s %s %s\n", l.s, a.s, l.t[0]);
    struct n m = { .s = { "braced" [0], 'e' } }; printf("%s\n", m.s);
    char q[] = { "in braces" }, r[20] = { "pad" };
    printf("%d %d %d\n", (int)sizeof q, (int)sizeof r, r[19]); char *dyn[] = { q, r, a.s };
    dyn[1][0] = 'P'; printf("%s\n", r); struct n arr[2] = { a, { .v = a.v + 1 } };
    printf("%s %d\n", arr[0].s, arr[1].v); return c[2].s[2];
}
