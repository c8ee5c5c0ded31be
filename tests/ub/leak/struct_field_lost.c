//@ leak
#include <stdlib.h>
struct s { char *name; int n; };
static void reset(struct s *p) {
    struct s z = { 0 };
    *p = z; //~ LEAK lost
}
int main(void) {
    struct s a = { malloc(5), 5 };
    a.name[0] = 'x';
    reset(&a);
    return a.n;
}
