#include <stdio.h>
struct S{int m;int a[3];}s={1,{1,2,3}},t={4,{5,6,7}};struct S f(void){return t;} int c,x[3]={1,2,3},y[3]={4,5,6};
int main(void){ int *p=&(c?x:y)[1]; printf("%d\n",*p); struct S *q=&*(c?&s:&t); printf("%d\n", q->m);  printf("%d %d\n", (c?s:t).a[1], (&f().a[1])[1]); printf("%zu\n", sizeof(c?s:t)); int *e=(c?s:t).a+1; printf("%d\n", *e); c=1; printf("%d\n", *(&(c?x:y)[1])); return 0;}
