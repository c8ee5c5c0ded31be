/* What a call returns is assigned after the target, also if it is added to zero. */
#include <stdio.h>
int x[8], g,*p; long xl[8]; char xc[8]; double xd[8];
int f(int v){putchar('a'+v);g=3;p=x+4;return v;} long fl(int v){putchar('a'+v);g=3;p=x+4;return v;} void*fv(int v){g=3;return p;}
#define R(e) do{ for(int i=0;i<8;i++)x[i]=xl[i]=xc[i]=xd[i]=0;  g=1;p=x; e; printf(" %-24s x=",#e); for(int i=0;i<8;i++)printf("%d%ld%d%g ",x[i],xl[i],xc[i],xd[i]); printf("g=%d p=%ld\n",g,(long)(p-x)); }while(0)
int main(void){
R(x[g]=f(1)+0); R(x[g]=0+f(1)); R(x[g]=f(1)*1); R(x[g]=f(1)|0); R(x[g]=f(1)<<0); R(x[g]=-(-f(1))); R(x[g]=~~f(1)); R(x[g]=f(1)-0); R(x[g]=1?f(1):2); R(x[g]=(0,f(1))); R(x[g]=f(1)&-1); R(x[g]=(int)(long)f(1)); R(x[g]=(int)(f(1)+0)); R(xl[g]=f(1)+0); R(xc[g]=f(1)+0); R(xl[g]=(int)fl(1)); R(xl[g]=fl(1)+0); R(x[g]=fl(1)); R(x[g]=(int)fl(1)); R(x[g]=fl(1)+0); R(x[g]=(unsigned)f(1)); R(xd[g]=f(1)); R(x[g]=({f(1);})); R(x[g]=({f(1)+0;})); R(x[g]=f(f(1))); R(x[g]=f(f(1))+0); R(x[f(1)]=f(f(2))+0); R(x[f(1)]=f(2)+0); R(x[g]+=f(1)+0); R(x[g]=(f(1))); R(x[g]=f(1)/1); R(x[g]=f(1)^0); R(x[g]=f(1)+1-1); R(*p=f(1)+0); R(p[1]=f(1)*1); R(x[g]=x[g]+f(1)); R(x[g]=(g+0)+f(1)); R(x[g]=g+0); R(x[g]=(g+0)*f(1)); R(x[1]=(f(1),g)); R(x[g]=1*f(1)*1+0);
R(x[g]=!!f(1)); R(x[g]=f(1)&&1); R(xc[g]=(char)f(1)); R(x[g]=+f(1)); R(x[g]=f(1)?f(2):f(3)); R(x[g]=g?f(2):f(3)); R(x[g]=(_Bool)f(1)); R(x[g]= 0 ? 1 : f(1)); R(x[g]= __builtin_choose_expr(1,f(1),2)); R(x[g]=_Generic(1,int:f(1)));
}
