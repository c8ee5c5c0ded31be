/* `mode` where an enumeration is defined, and where it is used. */
#include <stdio.h>
enum __attribute__((mode(QI))) e1 {A,B}; enum e2 {C,D} __attribute__((mode(QI))); typedef enum {E,F} __attribute__((mode(HI))) e3; enum e4{G} __attribute__((mode(DI)));
enum __attribute__((mode(HI))) e5 {N=-1}; enum e6{P=-1}__attribute__((mode(byte)));
enum e2b {C2=300};typedef enum e2b e2c __attribute__((mode(HI)));
int main(void){printf("%zu %zu %zu %zu %zu %zu %zu\n",sizeof(enum e1),sizeof(enum e2),sizeof(e3),sizeof(enum e4),sizeof(enum e5),sizeof(enum e6),sizeof(e2c)); enum e1 a=255; a++; enum e5 b=-1; printf("%d %d %zu %zu\n",a,b<0,sizeof(A),sizeof(G)); struct{enum e2 x; char y;} s; printf("%zu\n",sizeof s); enum e6 z=200; printf("%d\n",z);}
