int printf(const char *, ...);
struct s { int v; struct s *n; };
int main(void) {
    int a, b, c;
    a = b = c = 7; printf("%d %d %d\n", a, b, c);
    a = (b = 3) + (c = 4); printf("%d %d %d\n", a, b, c);
    a += b += c; printf("%d %d %d\n", a, b, c);
    a -= b *= 2; printf("%d %d\n", a, b);
    char ch; int i = ch = 300; printf("%d %d\n", i, ch);
    float f; double d = f = 0.1; printf("%d\n", d == f);
    unsigned char u; long l = u = -1; printf("%ld\n", l);
    int arr[4] = { 0 }, *p = arr;
    *p++ = 1; *p++ = 2; *++p = 9; printf("%d %d %d %d\n", arr[0], arr[1], arr[2], arr[3]);
    arr[arr[0]] = arr[1] + 5; printf("%d\n", arr[1]);
    struct s x = { 1, 0 }, y = { 2, &x }, *q = &y;
    q = q->n = q->n ? q->n : &y; printf("%d\n", q->v);
    x = y; printf("%d\n", x.v);
    (a = 5, b = 6); printf("%d %d\n", a, b);
    int t = a; a = b, b = t; printf("%d %d\n", a, b);
    a ^= b, b ^= a, a ^= b; printf("%d %d\n", a, b);
    return (a <<= 1) | (b >>= 1);
}
