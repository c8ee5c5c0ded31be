#include <stdio.h>
struct P{char c; double d; int i; long long l; short s;} __attribute__((packed)); typedef int ai __attribute__((aligned(8))); struct Q{char c; ai a; int b __attribute__((aligned(4)));}__attribute__((packed)); struct R{char c; double d; long long l; int i[3]; struct{double z;} in; long double ld; _Complex double cd; }; struct R r; struct P p; struct Q q; struct R *pr; union U{double d; long long l; char c;} u; struct B{double d __attribute__((packed)); int k;} b; double d; long long ll; double da[3]; enum e{E1}; struct T{struct R r;} t[2]; struct V{char c; struct {int x;} __attribute__((aligned(16))) y;} __attribute__((packed)) v;
#pragma pack(2)
struct W{char c; double d; int i; ai a;} w;
#pragma pack()
struct X{char c; ai a; } x; ai var; typedef double dd; typedef struct{double d;} __attribute__((aligned(16))) S16; S16 s16; struct Y{char c; S16 s;}__attribute__((packed)) y; struct Z{double d __attribute__((aligned(2)));} z;
#define A(e) printf(#e " %d %d\n",(int)_Alignof(e),(int)__alignof__(e));
int f(void);double fd(void);
int main(void){ A(char) A(short) A(int) A(long) A(long long) A(float) A(double) A(long double) A(_Complex double) A(double[3]) A(long long[2]) A(void*) A(struct R) A(union U) A(struct P) A(struct Q) A(ai) A(enum e) A(unsigned long long) A(dd) A(S16) A(volatile double) A(const long long) A(struct{long long x;}) A(struct{double x[2];}) A(_Complex long double) A(_Float128) A(_Atomic long long) A(_Atomic double)
A(p.c)A(p.d)A(p.i)A(p.l)A(p.s)A(q.c)A(q.a)A(q.b)A(r.c)A(r.d)A(r.l)A(r.i)A(r.i[0])A(r.in)A(r.in.z)A(r.ld)A(r.cd)A(pr->d)A(pr->l)A(u.d)A(u.l)A(b.d)A(b.k)A(d)A(ll)A(da)A(da[1])A(*da)A(t[1].r.d)A(t[0])A(t[0].r)A(v.y)A(v.y.x)A(w.d)A(w.i)A(w.a)A(x.a)A(var)A(s16)A(s16.d)A(y.s)A(y.s.d)A(z.d)A((d))A(d+1)A((double)1)A(1ll)A(*&d)A(*(double*)0)A(f)A(fd)A(f())A(fd())A((ai)3)A(((struct R*)0)->d)A(((struct P*)0)->d)A(1.0)A("abc")A((0,d))A(d=1)A(&d)
long long loc; double ld2; A(loc) A(ld2) _Alignas(16) int al; A(al) static double sd; A(sd) __attribute__((aligned(32))) char ch; A(ch) A(ch+1) register double rd; A(rd) double va[f()]; A(va) A(va[0])
}
int f(void){return 2;} double fd(void){return 1;}
