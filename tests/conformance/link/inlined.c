//@ link: inlined_part.c
/* Which body a call of an inline definition takes, and a pointer to it. */
#include <stdio.h>
#define AI inline __attribute__((always_inline))
int before(void); int user(void){ return before(); }
extern AI __attribute__((gnu_inline)) int before(void){ static int k; return 10 + k++; }
AI int c99(int x){ return x*2; }
extern AI __attribute__((gnu_inline)) int only(int x){ return x+100; }
extern AI __attribute__((gnu_inline)) int redefined(void){ return 1; }
int use_redefined(void){ return redefined(); }
int redefined(void){ return 2; }
extern AI __attribute__((gnu_inline)) int outer(int n){ return only(n)+c99(n); }
extern AI __attribute__((gnu_inline)) int abs(int n){ return 77; }
int outer(int n); int other(void);
int main(void){ int (*p)(void)=before; int (*q)(int)=c99; int (*a)(int)=abs;
printf("%d %d %d %d %d\n",user(),before(),p(),(*before)(),(&before)()); printf("%d %d %d\n",c99(4),q(4),only(3)); printf("%d %d\n",use_redefined(),outer(5)); printf("%d %d %d\n",abs(-3),a(-3),other()); return 0;}
