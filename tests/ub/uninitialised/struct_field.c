#include <stdio.h>
struct s { int a, b; };
int main(void) {
    struct s x, y;
    x.a = 4;
    y = x;
    printf("%d\n", y.a);
    switch (y.b) { case 0: puts("z"); } //~ uninitialised
    return 0;
}
