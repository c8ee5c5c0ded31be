int f(void){return 2;} int v = 20; int t; int arr[3]={4,5,6}; __attribute__((weak)) int only(void){return 88;} int w2=9;
extern int v; int g(void){return v+f();}
