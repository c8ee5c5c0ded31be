#include <stdio.h>
#include <string.h>
struct n { int v; struct n *l; }; static int evals; static int chk(int v) { evals++; return v; }
static int safe_div(int a, int b) { return b != 0 && a / b > 2; }
static int nth(const struct n *p, int k) { while (p && k-- > 0) p = p->l; return p ? p->v : -1; }
static int has(const char *s, char c) { return s && *s && (strchr(s, c) != NULL); }
static int idx(const int *a, int n, int i) { return i >= 0 && i < n ? a[i] : -1; }
static int all(const int *a, int n, int (*f)(int)) { return n == 0 || (f(*a) && all(a + 1, n - 1, f)); }
static int any(const int *a, int n, int (*f)(int)) { return n && (f(*a) || any(a + 1, n - 1, f)); }
static int pos(int x) { evals++; return x > 0; }
int main(void) {
    printf("%d %d\n", safe_div(10, 0), safe_div(10, 3));
    struct n c = { 3, 0 }, b = { 2, &c }, a = { 1, &b };
    printf("%d %d %d\n", nth(&a, 2), nth(&a, 3), nth(0, 0));
    printf("%d %d %d %d\n", has(0, 'a'), has("", 'a'), has("cab", 'a'), has("xyz", 'a'));
    int v[] = { 5, -1, 7 }; printf("%d %d %d\n", idx(v, 3, 2), idx(v, 3, 3), idx(v, 3, -1));
    printf("%d ", all(v, 3, pos)); printf("%d\n", evals); evals = 0;
    printf("%d ", any(v, 3, pos)); printf("%d\n", evals); evals = 0;
    int r = chk(0) && chk(1) || chk(0) && chk(1) || chk(1); printf("%d %d\n", r, evals);
    evals = 0; r = (chk(1) || chk(1)) && (chk(0) || chk(0) || chk(1));
    printf("%d %d\n", r, evals); evals = 0; r = chk(0) ? chk(1) : chk(0) ? chk(2) : chk(3);
    printf("%d %d\n", r, evals); evals = 0; r = !chk(0) && !!chk(5);
    printf("%d %d\n", r, evals); int x = 5; r = x > 3 && (x = 2) && x > 3;
    printf("%d %d\n", r, x); r = (x -= 2) || (x = 9); printf("%d %d\n", r, x); char s[4] = "ab";
    int i = 0;
    while (i < 4 && s[i] && s[i] != 'z') i++;
    return i;
}
