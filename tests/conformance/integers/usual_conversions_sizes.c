#include <stdio.h>
int main(void) {
    char c = 1; short s = 1; int i = 1; unsigned u = 1; long l = 1; unsigned long ul = 1;
    long long q = 1; float f = 1; double d = 1; long double ld = 1;
#define S(e) printf("%s %d\n", #e, (int)sizeof(e))
    S(c + c); S(s + c); S(i + u); S(l + u); S(l + i); S(ul + q); S(q + u); S(f + i); S(f + q); S(f + d); S(d + ld);
    S(c ? s : c); S(i ? q : i); S(i ? f : i); S((c, s)); S(c << q); S(q << c); S(!q); S(-c);
    S(~s); S(+f); S(c == q); S(c && q);
    S('a'); S("abc"); S(1.0f * 2); S(1.0L); S(c++); S(c += q); S((char)q); S(c * 1L); S(sizeof(int)); S(&c - &c);
#define SG(e) printf("%s %d\n", #e, ((__typeof__(e))-1) < 0)
    SG(c + c); SG(u + i); SG(l + u); SG(ul + q); SG(u + q); SG(s + (unsigned short)1);
    SG(1u << 1); SG(1 << 1u); SG(sizeof 1); SG(c ? u : i);
    return 0;
}
