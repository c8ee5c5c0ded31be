#include <stdio.h>
#include <string.h>
int a[3] = {[1 ... 1]=5}; struct S{int x,y;}; struct S b[3] = {[1 ... 1].x = 7}; struct S c[4]={[1 ... 2].y=3,[0]={1,2}};  int dd[3][2]={[0 ... 2][1]=4}; struct R {struct S s[3]; int t;} r={.s[0 ... 1].x=9,.t=3}; struct S e[4]={[0 ... 3]={1,2},[1 ... 2].y=8};
int main(void){ printf("%d %d %d %d\n",a[1],b[1].x,c[2].y,c[0].y); printf("%d %d %d\n",dd[2][1],r.s[1].x,r.t); printf("%d %d\n",e[1].x,e[2].y); return 0;}
