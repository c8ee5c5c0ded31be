int printf(const char *, ...);
enum A { A0, A1, A5 = 5, A6, AM = -3, AN, AC = 'c', AD };
enum B { B0 = 0x7fffffff, B1 = -1 };
enum C { C0 = 0x80000000 };
enum D { D0 = 1 << 4 | 1, D1 = D0 * 2, D2 = sizeof(int), D3 = (char)300, D4 = 3 > 2 };
enum E { E0 = 0x100000000 };
int main(void) {
    printf("%d %d %d %d %d %d %d %d\n", A0, A1, A5, A6, AM, AN, AC, AD);
    printf("%d %d\n", (int)sizeof(enum A), (int)sizeof A0);
    enum C c = C0; printf("%u %d\n", c, c > 0);
    printf("%d\n", (enum C)-1 > 0);
    printf("%d\n", (enum A)-1 > 0);
    printf("%d %d %d %d %d\n", D0, D1, D2, D3, D4);
    printf("%d %d\n", (int)sizeof(enum E), (int)sizeof(enum C));
    enum A a = 1234; printf("%d\n", a);
    a = AM; a++; printf("%d %d\n", a, a == AN);
    switch (a) { case AM: printf("AM\n"); break; case AN: printf("AN\n"); break; default: printf("?\n"); }
    enum { X = A6 * 10, Y }; printf("%d %d\n", X, Y);
    { enum { X = 3 }; printf("%d\n", X); }
    return Y;
}
