int before(void){return 1;} int c99(int x){return x*3;} int outer(int n){return before()+c99(n)+n;}
extern inline __attribute__((gnu_inline,always_inline)) int only2(void){return 5;}
int other(void){return outer(1)+only2();}
