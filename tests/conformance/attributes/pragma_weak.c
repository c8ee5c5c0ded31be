#include <stdio.h>
#pragma weak early=late
#pragma weak spaced = late
#pragma weak half= late
extern int early, spaced, half, after; int late=5; int fn(void){return 3;}
#pragma weak after =late
#pragma weak fa=fn
int fa(void); 
#pragma weak missing
extern int missing;
#pragma weak nowhere junk
#pragma weak unused=late
int main(void){after=7; printf("%d %d %d %d %d %d\n",early,spaced,half,late,fa(),&missing==0); return 0;}
