int printf(const char *, ...);
static int st[8], sp;
static void push(int v) { st[sp++] = v; }
static int pop(void) { return st[--sp]; }
static int tr[16], tn;
static int log_(int v) { tr[tn++] = v; return v; }
static int *slot(int i) { log_(100 + i); return &st[i]; }
static void flush_(void) { for (int i = 0; i < tn; i++) printf("%d ", tr[i]); printf("\n"); tn = 0; }
static int sub(void) { int b = pop(), a = pop(); return a - b; }
static int glob = 1;
static int bump(int by) { return glob += by; }
static int ident(int x) { return x; }
int main(void) {
    push(10); push(3); push(sub()); printf("%d\n", pop());
    for (int i = 0; i < 8; i++) st[i] = 0;
    *slot(1) = 5; *slot(2) += 7; (*slot(3))++; ++*slot(3); flush_();
    printf("%d %d %d\n", st[1], st[2], st[3]); int i = 0; st[i] = ident(i + 5);
    i = ident(i) + 1; i = (i++, i + 1); printf("%d\n", i); int x = bump(1); x += bump(2);
    printf("%d %d\n", x, glob);
    int a = log_(1), b = (log_(2), log_(3)), c = log_(4) && log_(0) && log_(5); flush_();
    printf("%d %d %d\n", a, b, c);
    for (log_(1); log_(2), glob < 7; log_(3)) bump(1);
    flush_();
    if ((log_(1), 0)) log_(2);
    else log_(3); flush_();
    switch (log_(2)) { case 1: log_(1); case 2: log_(22); case 3: log_(33); }
    flush_();
    do log_(9);
    while (log_(0));
    flush_(); int arr[2] = { [0] = 4, [1] = 5 }, k = 0; int s = arr[k++]; s = s * 10 + arr[k++];
    printf("%d %d\n", s, k); int *p = arr; int t = *p++; t = t * 10 + *p; printf("%d\n", t);
    return ident((log_(1), glob));
}
