/* Lengths in types: in casts, `typeof`, `va_arg` and parameters. */
#include <stdio.h>
#include <stdarg.h>
int n=2; int f(void){return n++;} int buf[100]; void*p=buf; int arr(int m,int (*q)[m][m+1]){return sizeof *q + sizeof (*q)[0];}
int va(int k,...){va_list ap; va_start(ap,k); int r=sizeof(*va_arg(ap,int(*)[n++])); int (*q)[n]=va_arg(ap,int(*)[n++]); va_end(ap); return r+sizeof *q;}
int main(void){
printf("%zu %d\n",sizeof(*(int(*)[f()])p),n); printf("%d\n",arr(3,p)); printf("%d\n",va(1,p,p)); printf("%d\n",n);
printf("%d\n",__builtin_types_compatible_p(int(*)[n++],int*));printf("%d\n",n);
int a[n]; printf("%zu %zu\n",sizeof a,sizeof(a[n++])); printf("%d\n",n); printf("%zu\n",sizeof *&a); int b[n][n+1]; printf("%zu %zu\n",sizeof b[n++],sizeof b); printf("%d\n",n); typeof(b[n++]) c; printf("%zu %d\n",sizeof c,n); typeof(&b[n++]) d=p; printf("%zu %d\n",sizeof *d,n); typeof(n++) e; printf("%d\n",n);
typeof((int(*)[n++])p) g=p; printf("%zu %d\n",sizeof *g,n); printf("%zu\n",sizeof(typeof(int[n++]))); printf("%d\n",n); printf("%zu\n",sizeof(int(*[n++])[n++])); printf("%d\n",n); int (*h)[n]=(int(*)[n++])p; printf("%zu %d\n",sizeof *h,n); for(int i=0;i<3;i++){ typeof(*(int(*)[i+1])p) z; printf("%zu ",sizeof z+sizeof(*(int(*)[i+2])p)); } puts("");
printf("%zu\n",sizeof(*({int (*w)[n]=p; w;}))); printf("%zu\n",sizeof(int[n][2])/sizeof(int[n])); printf("%d\n",(int)__builtin_offsetof(struct{int q[3];},q)); struct S{int x;}; printf("%zu\n",sizeof(*(struct S(*)[n++])p)); printf("%d\n",n); static int st[3]; printf("%zu\n",sizeof(typeof(st))); { typeof(int (*)[n++]) x=p, y=p; printf("%zu %zu\n",sizeof *x,sizeof *y); printf("%d\n",n);} switch(sizeof(*(char(*)[n])p)){default: printf("%d\n",n);} if(sizeof(int[n++])>4) printf("%d\n",n); return sizeof(*(char(*)[n++])p)+n; }
