/* Which operands of `sizeof`, `_Alignof` and `typeof` are evaluated. */
#include <stdio.h>
int main(void){int n=2; int a[100]; void*p=a; printf("%zu\n",sizeof(*(int(*)[n++])p)); printf("%d\n",n); printf("%zu\n",sizeof(int(*)[n++]));printf("%d\n",n); printf("%zu\n",_Alignof(int[++n]));printf("%d\n",n);
printf("%zu\n",sizeof(*(int(*)[n])p)+sizeof(int[n]));
printf("%zu\n",sizeof((int(*)[n++])p));printf("%d\n",n);
typeof(*(int(*)[n++])p) z; printf("%zu %d\n",sizeof z,n);
typeof(int[n++]) *y; printf("%zu %d\n",sizeof *y,n);
printf("%zu\n",__alignof__(*(int(*)[n++])p)); printf("%d\n",n);
printf("%zu\n",sizeof(struct{int x;}[n++]));printf("%d\n",n);
printf("%zu\n",sizeof(**(int(*(*)[3])[n++])p));printf("%d\n",n);
printf("%zu\n",sizeof((*(int(*)[n++])p)[0]));printf("%d\n",n);
printf("%zu\n",sizeof(*(int(*)[n++][2])p));printf("%d\n",n);
printf("%zu\n",sizeof(1?(int(*)[n++])p:0));printf("%d\n",n);
printf("%zu\n",sizeof(*(1?(int(*)[n++])p:0)));printf("%d\n",n);
}
