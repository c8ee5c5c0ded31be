#include <stdio.h>
/* cleanup on static ignored; tentative with const; etc */
static void cl(int*p){printf("cl %d\n",*p);}
int f(int n){ if (n) { __attribute__((cleanup(cl))) int a=n; static __attribute__((cleanup(cl))) int st=7; return a; } return 0;}
typedef int T8 __attribute__((aligned(16))); struct A{char c; T8 x;}; typedef union {int *i; const void *v;} U __attribute__((transparent_union)); int tu(U u){return *u.i;}
enum __attribute__((packed)) E {X,Y}; typedef int DI __attribute__((mode(DI))); typedef unsigned QI __attribute__((mode(QI)));
__thread int tl=4; int cm __attribute__((common)); int nc __attribute__((nocommon))=3; char ns[3] __attribute__((nonstring))="abc";
struct D{int a,b;} __attribute__((designated_init)); int al64 __attribute__((aligned(64)));
int __attribute__((regparm(3))) rp(int a,int b){return a-b;} int __attribute__((ms_abi)) ms(int a,int b,...){return a+b;} int __attribute__((ldv_model)) ldv(void){return 1;}
int __attribute__((returns_twice)) rt(void){return 2;} extern inline __attribute__((gnu_inline)) int gi(int x){return x+100;} int gi(int x){return x+1;}
int __attribute__((warning("x"))) wn(void){return 3;} int __attribute__((malloc,alloc_size(1),nonnull,leaf,nothrow,pure,const,cold,hot,flatten,noinline,used,visibility("hidden"))) many(int x){return x;}
int main(void){ struct D d={.a=1,.b=2}; int v=9; printf("%d %d %d %d %d %d %d\n", f(3), (int)sizeof(struct A), tu(&v), (int)sizeof(enum E), (int)sizeof(DI), (int)sizeof(QI), tl); printf("%d %d %d %d %d %d %d\n", cm, nc, (int)((unsigned long)&al64%64), rp(3,1), ms(1,2), ldv(), rt()); printf("%d %d %d\n", gi(1), wn(), many(4)); return d.b; }
