#include <stdio.h>
#include <stddef.h>
struct a { char c; int i; char d; };
struct b { char c, d; int i; };
struct c { char a[3]; short s; };
struct d { char c; long long q; };
struct e { short s; char c; long l; char t; };
struct f { char c; struct a a; short s; };
struct __attribute__((packed)) g { char c; int i; double d; short s; };
struct h { char c; int i __attribute__((packed)); };
struct i { char c; } __attribute__((aligned(16)));
struct j { char c; int x __attribute__((aligned(8))); };
struct k { struct g g; int z; };
struct l { char c; void *p; char d; };
struct m { char a; long double x; };
struct n { char a[5]; struct { char b; } s[3]; };
struct o { _Alignas(32) char c; int i; };
struct q { char c; int x; } __attribute__((packed, aligned(4)));
#pragma pack(push, 2)
struct p2 { char c; int i; char d; double e; };
#pragma pack(pop)
struct p3 { char c; int i; };
#define P(t) printf(#t " %d %d\n", (int)sizeof(struct t), (int)_Alignof(struct t))
#define O(t, m) printf(#t "." #m " %d\n", (int)offsetof(struct t, m))
int main(void) {
    P(a); P(b); P(c); P(d); P(e); P(f); P(g); P(h); P(i); P(j); P(k); P(l); P(m); P(n); P(o); P(q); P(p2); P(p3);
    O(a, d); O(b, i); O(c, s); O(d, q); O(e, l); O(f, s); O(g, d); O(h, i); O(j, x); O(k, z);
    O(l, d); O(m, x); O(n, s[2]); O(o, i); O(p2, e); O(q, x);
    return 0;
}
