#include <stdio.h>
[[gnu::constructor]] static void c(void){puts("c");} [[gnu::weak]] int f(void); [[deprecated]] int g(void); struct [[gnu::packed]] P {char c; int x;}; [[noreturn]] void die(void); int x [[gnu::aligned(32)]]; static void cl(int*p){printf("cl %d\n",*p);}
int main(void){ [[gnu::cleanup(cl)]] int v=4; [[maybe_unused]] int q=1; printf("%d %d %d\n", f!=0, (int)sizeof(struct P), (int)_Alignof(x)); switch(q){case 1: puts("1"); [[fallthrough]]; default: puts("d");} return 0;}
