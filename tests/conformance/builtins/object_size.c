#include <stdio.h>
#include <string.h>
char buf[10]; struct S{char a[4]; char b[6];} s; int n(void){return 3;}
int main(int argc,char**argv){ char l[7]; char *p=argc>5?buf:l; printf("%zu %zu %zu %zu %zu\n", __builtin_object_size(buf,0), __builtin_object_size(l,1), __builtin_object_size(p,0), __builtin_object_size(p,2), __builtin_object_size(p++,0)); printf("%d\n", p==l); return 0;}
