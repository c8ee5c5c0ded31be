//@ link: aliases_part.c
#include <stdio.h>
int late(void) __attribute__((alias("target"))); extern int lv __attribute__((alias("tv")));
int target(void){return 5;} int tv=6; static int st(void){return 8;} int pub(void) __attribute__((alias("st")));
int wk(void) __attribute__((weak,alias("st"))); int wk2(void) __attribute__((weak,alias("target")));
static int wr(void) __attribute__((weakref("target"))); static int wrn(void) __attribute__((weakref("nothing_there"))); static int wrp(const char*) __attribute__((weakref("puts")));
int lab(int) asm("real_lab"); int real_lab(int x){return x+1;} int lab2(int) asm("real_lab");
extern int cv asm("tv"); int named asm("other"); extern int other; 
int ask2(void) asm("defined_by_label"); int ask2(void){return 41;} int defined_by_label(void);
#pragma redefine_extname oldn newn
int oldn(void); int newn(void){return 12;}
const char *nm(void) asm("xx"); const char *nm(void){return __func__;}
#pragma weak pw = target
int pw(void);
extern __typeof(target) viatypeof __attribute__((alias("target")));
int ali2(void) __attribute__((alias("late")));
int main(void){ lv=9; cv++; named=3; printf("%d %d %d %d %d %d %d\n", late(), tv, pub(), wk(), wk2(), wr(), wrn!=0); printf("%d %d %d %d %s %d\n", lab(3), lab2(4), other, ask2()+defined_by_label(), nm(), oldn()); printf("%d %d %d\n",pw(),viatypeof(),ali2()); if(wrp) wrp("put"); return late==target; }
