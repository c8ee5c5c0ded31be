int printf(const char *, ...);
static int log_[20], k;
static int e(int id) { log_[k++] = id; return id; }
static void dump(void) { for (int i = 0; i < k; i++) printf("%d ", log_[i]); printf("\n"); k = 0; }
static int ret(void) { return e(1), e(2), e(3); }
static int g;
static int setg(int v) { g = v; return v; }
struct s { int a, b; };
int main(void) {
    int x = e(1) ? (e(2), e(3)) : e(4); dump();
    while (e(k) < 4) e(9);
    dump(); printf("%d\n", ret()); dump(); int v = (e(1) && 0) || (e(2), e(0)) || e(3);
    printf("%d\n", v); dump(); int arr[3]; int i = 0; arr[i++] = e(7); arr[i++] = e(8);
    arr[i] = e(9); printf("%d %d %d\n", arr[0], arr[1], arr[2]); dump();
    int z = (g = 5, setg(g + 1), g * 2); printf("%d\n", z); g = 1; g += (setg(0), 10) * 0;
    printf("%d\n", g == 0 || g == 1); z = (e(1), e(2)) + 0; dump(); struct s s = { e(1), e(2) };
    printf("%d %d\n", s.a, s.b); k = 0; int w = e(3); w = w > 2 && e(4) > 3 ? e(5) : e(6);
    dump(); printf("%d\n", w);
    for (i = e(0); e(i) < 3; i += (e(50), 1)) { if (i == 1) continue; e(60); }
    dump();
    switch (e(2), e(3)) { case 2: e(22); case 3: e(33); default: e(44); }
    dump(); x = !e(0) && !e(0); dump(); e(1) ? e(2) ? e(3) : e(4) : e(5); dump(); return x;
}
