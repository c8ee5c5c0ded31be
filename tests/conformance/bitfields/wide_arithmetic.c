//@ models: lp64
#include <stdio.h>
struct U { unsigned long long a:40; unsigned long long b:45; long long c:40; long long d:33; unsigned long long e:64; unsigned long long f:33; long long g:48; } s;
#define P(e) printf("%-30s %lld type%d\n", #e, (long long)(e), (int)_Generic((e), int:1, unsigned:2, long long:3, unsigned long long:4, long:5, unsigned long:6, default:0))
int main(void){
 s.a=0xffffffffffULL; s.b=0x1fffffffffffULL; s.c=0x7fffffffffLL; s.d=0xffffffffLL; s.e=~0ULL; s.f=0x1ffffffffULL; s.g=0x7fffffffffffLL;
 P(s.a+1); P(s.a<<1); P(s.a*s.a); P(~s.a); P(-s.a); P(s.a+s.b); P(s.a+s.c); P(s.b+s.c); P(s.a-s.b); P(s.c+1); P(s.d+s.a); P(s.d+s.f); P(s.a+1L); P(s.a+1u); P(s.a+1ULL); P((s.a)+(s.a)); P((s.a+1)==0); P(s.a+1>s.a); P(+s.a); P((0,s.a)+1); P((s.a=5)-6); s.a=0xffffffffffULL; P((s.a+=1)-1); s.a=0; P(s.a-1); P(s.a--); P(s.a); P(--s.a); P(++s.a); s.a=0xffffffffffULL; P(s.a++); P(s.a); s.a=~0ULL;P((1?s.a:s.a)+1); P((1?s.a:s.b)+1); P((1?s.a:0)+1); P(s.a>>1); P(s.a+(long long)1); P(s.a+(unsigned long long)s.a); P((unsigned long long)s.a+1); P(s.a+1.0f); P(s.a/ -1); P(s.c/ -1); P(s.c%s.d); P(s.d < s.a); P(s.c<s.f); P(s.e+1); P(!s.a); P(s.a&&1); P(-(s.a+1)); P((s.a+1)*(s.a+2)); P((s.a|s.b)+1); P((s.c|s.a)+1); P(s.a^~0); P((s.c^~0)+1); P(s.c*2); P(s.c<<1); P(-s.c-2); P(({s.a;})+1); P(s.g*2); P(s.g+s.a); P(s.a+s.g); P((int)s.a+1); P(s.a ? s.a+1 : 3); P((s.a ?: 3)+1);
 unsigned long long t = s.a+1; P(t); t=s.a<<4; P(t); P(sizeof(s.a+1)); P(sizeof(+s.a));  printf("%llx %llx\n", s.a+1, s.a<<2);
 switch(s.a+1){case 0: puts("zero");break; default: puts("def");}
 if (s.a+1) puts("nz"); else puts("z");
 int arr[3]={1,2,3}; s.a=~0ULL; printf("%d\n", arr[s.a+2]);
 s.c=-1; P(s.c+s.f); P(s.c<s.f); P(s.c<s.e); P(s.c>>1); P(s.c+0u); P((unsigned)s.c+s.f);
 P((signed char)(s.a+1)); P((s.a+0x7fffffffff)); P(s.a+0x7fffffffffffLL); P(s.a+0x7fff); P(s.a+'a'); P(s.a+(_Bool)1);
 struct S2 { unsigned long a:35; long b:35; unsigned c:31; unsigned d:32; int e:31;} z={~0UL,-1,~0,~0,-1}; P(z.a+z.b); P(z.a*3);  P(z.d+1); P(z.e+z.d); P(z.a+z.d); P(z.b+z.d); P(z.b<0); P(z.a+z.c);
 return 0;}
