/* What programs ask `__builtin_constant_p` of. */
#include <stdio.h>
#include <string.h>
#include <stdint.h>
#include <arpa/inet.h>
#define P(e) printf("%s %d\n",#e,__builtin_constant_p(e))
typedef unsigned char u8; typedef unsigned short u16; struct L{struct L*n,*p; u8 b; int f:3;}; enum k{K1,K2}; static inline int sw(u16 x){return __builtin_constant_p(x)?1:2;}
int glob[10]; struct L li, *lp=&li; extern const int ext;
#define is_power_of_2(n) ((n)!=0 && ((n)&((n)-1))==0)
#define min(a,b) ({__typeof__(a) _a=(a); __typeof__(b) _b=(b); _a<_b?_a:_b;})
int main(int argc,char**argv){unsigned n=argc; size_t sz=argc; u8 c=argc; u16 w=argc; long x=argc; char buf[8]; enum k e=K2; int64_t q=argc; double d=argc;
P(is_power_of_2(n)); P(n<<2); P(sz*sizeof(int)); P(sz>4096); P(c); P(c+1); P(w>>8); P((u8)w); P((w&0xff)<<8); P(min(n,3u)); P(min(1,2)); P(sizeof(buf)); P(buf); P(buf[0]); P(&buf[1]); P(argv[0]); P(argv); P(*argv); P(lp->b); P(lp->n==lp->p); P(li.f+1); P(glob[3]); P(glob[n]); P(glob); P(e==K1); P(e); P((int)e); P(!!n); P(!(n==3)); P(n?1:0); P(n==1||n==2); P(n==1&&x==2); P(q/2); P(q%10); P(x-1); P(-x); P(d*2); P((int)d); P(d>1); P(x&7); P(x|1); P(x^1); P(~x); P((x>>3)&1); P(__builtin_popcount(n)); P(strlen(buf)); P(htons(80)); P(htons(w)); P(__builtin_bswap16(0x1234)); P(__builtin_bswap32(n)); P(sw(3)); P((void*)buf); P((long)buf); P((char)x); P((short)x==x); P(n<10 && n>3); P(x*x); P(x+n); P(c<<8|c); P("a""b"); P(argc==1?"a":"b"); P(*"a"); P(sizeof(struct L)); P((u8)300); P(1u<<31); P(1/3.0); P(argc>0?argc:-argc); P(({n;})); P(({int z=n; z;})); P((n)); P(x<0); P(x<0?-x:x); P(c==300-45); P(lp); P(lp!=0); P(&li); P(lp->n->b); P(ext); P(stdout); P(main); P(n++); P(n+=2); P(n=3);
P(n/3); P(n/1); P(n*1); P(n-0); P(n+0u); P((n&1)==0); P((n&~1u)); P(c>>1); P(c/2==1); P(sz%8==0); P(c<=254); P(c<256); P(c>=0); P(w==65536); P((int)w<0); P(w<70000); P(x>5&&0); P(0*x); return 0;}
