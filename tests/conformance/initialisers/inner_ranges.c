#include <stdio.h>
struct S{int x,y;}; struct T{struct S s[3];int k[2];} t[4]={[0 ... 2].s[1 ... 2].y=5,[1 ... 3].k[0 ... 1]=9, {.k={1}}}; int m[3][4]={[0 ... 1][2]=6,7,[2]={1}}; 
int main(void){ for(int i=0;i<4;i++){for(int j=0;j<3;j++)printf("%d %d ",t[i].s[j].x,t[i].s[j].y);printf("%d %d\n",t[i].k[0],t[i].k[1]);} for(int i=0;i<12;i++)printf("%d ",m[0+i/4][i%4]); struct S l[3]={[0 ... 1].x=3,8}; printf("%d %d %d %d\n",l[0].x,l[0].y,l[1].x,l[1].y); return 0;}
