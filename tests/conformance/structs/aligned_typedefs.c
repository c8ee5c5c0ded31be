#include <stdio.h>
#include <stddef.h>
typedef int i1 __attribute__((aligned(1))); typedef int i2 __attribute__((aligned(2))); typedef int i16 __attribute__((aligned(16))); typedef long long l8 __attribute__((aligned(8))); typedef double d2 __attribute__((aligned(2))); typedef struct {char c; int x;} s1 __attribute__((aligned(1))); typedef struct {char c;} __attribute__((aligned(4))) s4;
#define S(n,...) struct n {__VA_ARGS__}; 
S(a,char c; i1 x;) S(b,char c; i2 x; i16 y;) S(c,char c; l8 x;) S(d,char c; d2 x[2];) S(e,char c; s1 x;) S(f,char c; i16 x:5; int y:7;) S(g,char c; i1 x:20; i1 y:20;) S(h,char c; i16 x __attribute__((aligned(2)));) S(i,char c; i1 x __attribute__((aligned(8)));) S(j,char c; i1 *x;) S(k,char c; s4 x; char d; s4 y[2];)
struct __attribute__((packed)) pa {char c; i16 x; i1 y; l8 z; i16 w __attribute__((aligned(4)));}; struct pb {char c; i16 x __attribute__((packed)); l8 y;};
#pragma pack(2)
S(qa,char c; i16 x; i1 y; l8 z; i16 w __attribute__((aligned(4)));) S(qb,char c; i16 x:5; int y:30; char z;)
#pragma pack()
union u {char c; i16 x; i1 y;}; struct n {char c; struct {char d; i16 e;} in; struct {char f; i1 g;};}; S(o,char c; i16 : 0; char d;) S(p,char c; volatile i1 x; const i16 y;) S(q,char c; i2 x:16; i2 y:17;)
#define P(n) printf(#n " %zu %zu\n",sizeof(n),__alignof__(n));
int main(void){P(struct a)P(struct b)P(struct c)P(struct d)P(struct e)P(struct f)P(struct g)P(struct h)P(struct i)P(struct j)P(struct k)P(struct pa)P(struct pb)P(struct qa)P(struct qb)P(union u)P(struct n)P(struct o)P(struct p)P(struct q)
printf("%zu %zu %zu %zu %zu %zu\n",offsetof(struct b,y),offsetof(struct pa,w),offsetof(struct n,in.e),offsetof(struct n,g),offsetof(struct p,y),offsetof(struct k,y)); struct n *v=0; printf("%zu %zu %zu %zu\n",__alignof__(v->in),__alignof__(v->in.e),__alignof__(v->g),__alignof__(v->f));
printf("%zu %zu\n",__alignof__(*(int*)(s4*)0),__alignof__(*(char*)(double*)0));
struct g gg; unsigned char *m=(void*)&gg; for(unsigned k=0;k<sizeof gg;k++)m[k]=0; gg.x=-1; for(unsigned k=0;k<sizeof gg;k++)printf("%02x",m[k]); gg.y=3; for(unsigned k=0;k<sizeof gg;k++)printf("%02x",m[k]); puts(""); }
