#include <stdlib.h>
struct small { int a; };
struct big { int a, b, c; };
int main(void) {
    struct small *s = malloc(sizeof *s);
    s->a = 5;
    struct big *b = (struct big *)s;
    int r = b->a;
    r += b->c; //~ out-of-bounds-read
    free(s);
    return r;
}
