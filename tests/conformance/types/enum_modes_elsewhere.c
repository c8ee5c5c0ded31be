#include <stdio.h>
enum e {A}; enum __attribute__((mode(QI))) e x; enum e __attribute__((mode(QI))) y; enum __attribute__((mode(QI))) fwd; enum fwd {B}; typedef enum __attribute__((mode(QI))) {C} t; struct S {enum {D,E} __attribute__((mode(HI))) f; enum e g __attribute__((mode(QI)));}; enum e v __attribute__((mode(DI)));
enum __attribute__((mode(QI),packed)) pk {K=1};  enum {L=255} __attribute__((mode(QI))) l; enum {M=-128,N=127} __attribute__((mode(QI))) m;
int main(void){printf("%zu %zu %zu %zu %zu %zu %zu %zu %zu %zu\n",sizeof x,sizeof y,sizeof(enum fwd),sizeof(t),sizeof(struct S),sizeof(((struct S*)0)->g),sizeof v,sizeof(enum pk),sizeof l,sizeof m); l=300; m=200; y=-1; v=-1; printf("%d %d %d %d\n",l,m,y<0,v<0); printf("%d\n",_Generic(C,int:1,unsigned char:2,default:3));}
