#include <string.h>
struct s { int a, b; };
static const struct s conf = { 1, 2 };
int main(void) {
    struct s c = conf;
    memset(&c, 0, sizeof c);
    memset((void *)&conf, 0, sizeof conf); //~ write-to-const
    return c.a;
}
