/* The target of an assignment comes before a condition that chooses a record. */
#include <stdio.h>
struct In{int x,y;}; struct S{int a,b;}; struct S s[4], *ps=s; int g; 
int h(int v){putchar('0'+v); g=(g+1)%3; ps=s+g; return v;} int z(int v){h(v);return 0;} struct S*p(int v){putchar('0'+v);return s+1;} struct S fs(int v){putchar('0'+v); g=(g+1)%3; ps=s+g; struct S r={v,v};return r;} 
#define R(...) do{ for(int i=0;i<4;i++) s[i]=(struct S){i,10+i}; g=0; ps=s; __VA_ARGS__; printf(" %-50s",#__VA_ARGS__); for(int i=0;i<4;i++)printf("%d,%d ",s[i].a,s[i].b); printf("g=%d\n",g);}while(0)
int main(void){ struct S l={7,8}; 
R(s[g]=h(1)?fs(2):fs(3)); R(s[g]=z(1)?fs(2):fs(3)); R(s[h(1)]=h(2)?fs(3):fs(4)); R(s[h(1)]=z(2)?fs(3):fs(4)); R(s[g]=h(2)?l:s[g]); R(s[h(1)]=g?fs(3):l); R(*ps=g?fs(3):l); R(*ps=h(1)?fs(3):l); R(*ps=h(1)?s[3]:l); R(ps->a=h(1)?h(2):3); R(s[g].a=h(1)?h(2):3); R(s[h(1)].a=h(2)?h(3):3);R(s[g]=g?fs(1):fs(2)); R(s[h(1)]=(h(2)?fs(3):l)); R(*ps=(0,h(1)?fs(2):l)); R(s[g]=l=fs(1)); R(s[g]=*(h(1)?&s[2]:&s[3])); R(s[g]=(h(1),l)); R(s[h(1)]=h(2)?({fs(3);}):l); R(s[g]=g?fs(2):({fs(3);}));R(ps[0]=z(1)?l:z(2)?l:fs(3)); R(s[h(1)]=z(2)?l:z(3)?l:fs(4));
}
