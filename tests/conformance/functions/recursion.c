int printf(const char *, ...);
static int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int even(int n);
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
static int moves;
static void hanoi(int n, char a, char b, char c) {
    if (!n) return;
    hanoi(n - 1, a, c, b);
    if (moves < 4) printf("%c%c ", a, b);
    moves++; hanoi(n - 1, c, b, a);
}
static void perm(char *s, int k, int n, int *cnt) {
    if (k == n) { if (++*cnt % 6 == 1) printf("%s ", s); return; }
    for (int i = k; i < n; i++) { char t = s[k]; s[k] = s[i]; s[i] = t; perm(s, k + 1, n, cnt); t = s[k]; s[k] = s[i]; s[i] = t; } }
static int deep(int n) { int loc[4] = { n, n, n, n }; return n ? deep(n - 1) + loc[n & 3] - n + 1 : 0; }
static int collatz(unsigned n) { return n == 1 ? 0 : 1 + collatz(n % 2 ? 3 * n + 1 : n / 2); }
static unsigned part(int n, int k) { return n == 0 ? 1 : n < 0 || k == 0 ? 0 : part(n, k - 1) + part(n - k, k); }
int main(void) {
    printf("%d %d\n", fact(10), fib(18)); printf("%d %d\n", even(100), odd(7));
    printf("%d\n", ack(2, 4)); hanoi(8, 'A', 'B', 'C'); printf("%d\n", moves);
    char s[] = "abcd"; int c = 0; perm(s, 0, 4, &c); printf("%d\n", c);
    printf("%d\n", deep(500)); printf("%d\n", collatz(27)); printf("%u\n", part(20, 20));
    return fib(10);
}
