#include <stdint.h>
struct s { int a, b; };
int main(void) {
    struct s s = { 1, 2 };
    struct s *p = &s;
    int r = p->b;
    p = (struct s *)(intptr_t)-1000;
    r += (p == (struct s *)(intptr_t)-1000);
    r += p->b; //~ invalid-dereference
    return r;
}
