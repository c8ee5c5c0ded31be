#include <stdlib.h>
#include <string.h>
struct s { char *name; int id; };
static void drop(struct s *x) { free(x->name); }
int main(void) {
    struct s a = { malloc(4), 1 };
    strcpy(a.name, "abc");
    struct s b = a;
    int r = b.name[1];
    drop(&b);
    r += a.id;
    r += a.name[0]; //~ use-after-free
    return r;
}
