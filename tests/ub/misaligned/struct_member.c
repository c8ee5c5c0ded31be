#include <stdio.h>
#include <stdlib.h>
struct s { char c; int v; };
int main(void) {
    char *raw = calloc(1, 32);
    struct s *a = (struct s *)raw;
    a->v = 3;
    struct s *b = (struct s *)(raw + 10);
    b->v = 1; //~ WARN misaligned
    printf("%d %d\n", a->v, raw[14]);
    free(raw);
    return 2;
}
