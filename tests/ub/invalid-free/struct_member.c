#include <stdlib.h>
struct s { int a; int b[3]; };
int main(void) {
    struct s *p = malloc(sizeof *p);
    p->b[0] = 1;
    free(&p->b); //~ invalid-free
    return 0;
}
