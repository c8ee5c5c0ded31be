#include <string.h>
#include <stdlib.h>
struct s { int a; char b[4]; };
int main(void) {
    struct s *p = malloc(sizeof *p);
    memset(p, 0, sizeof *p);
    memset(p->b, 1, sizeof p->b);
    memset(p, 2, sizeof *p + 1); //~ out-of-bounds-write
    free(p);
    return 0;
}
