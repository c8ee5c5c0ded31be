int printf(const char *, ...);
static int find(int m[3][3], int v) {
    int i, j;
    for (i = 0; i < 3; i++) for (j = 0; j < 3; j++) if (m[i][j] == v) goto found;
    return -1; found: return i * 10 + j;
}
static int into(int k) {
    int n = 0;
    if (k) goto inner;
    n = 1; { int x; x = 5; n += x; inner: x = 7; n += x * 10; } return n;
}
static int clean(int stage) {
    int r = 0;
    if (stage == 0) goto e0;
    r += 1;
    if (stage == 1) goto e1;
    r += 10;
    if (stage == 2) goto e2;
    r += 100; e2: r += 1000; e1: r += 10000; e0: return r;
}
static int intoloop(void) { int i = 3, s = 0; goto mid; for (i = 0; i < 5; i++) { s += 100; mid: s += i; } return s; }
static int back(int n) { int s = 0; top: if (n == 0) goto done; s += n--; goto top; done: return s; }
int main(void) {
    int m[3][3] = { { 1, 2, 3 }, { 4, 5, 6 }, { 7, 8, 9 } };
    printf("%d %d %d\n", find(m, 6), find(m, 1), find(m, 10));
    printf("%d %d\n", into(0), into(1));
    printf("%d %d %d %d\n", clean(0), clean(1), clean(2), clean(3)); printf("%d\n", intoloop());
    printf("%d\n", back(10)); int c = 0;
    { again: { int fresh = c; c++; if (fresh < 3) goto again; } } printf("%d\n", c); goto L2;
    L1: printf("L1\n"); goto L3; L2: printf("L2\n"); goto L1;
    L3: switch (c) { case 4: goto sw; sw: printf("sw\n"); }
    if (0) { never: printf("in if(0)\n"); c = 9; } else if (c == 4) goto never;
    int L1 = 3; return L1 + c;
}
