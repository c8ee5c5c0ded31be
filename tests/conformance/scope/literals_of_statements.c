#include <stdio.h>

struct pair { int a, b; };

static int sum(const struct pair *p) { return p->a + p->b; }

int main(void) {
    struct pair *p;
    int total = 0;
    if (sum(p = &(struct pair){ 1, 2 }) == 3) total += p->b;
    for (p = &(struct pair){ 3, 4 }; p->a; p->a--) total += sum(&(struct pair){ p->a, total });
    for (int i = 0; i < 3; i++)
        if (i == 1) total += sum(&(struct pair){ i, i });
        else do total += sum(&(struct pair){ 7, i }); while (0);
    switch (sum(p = &(struct pair){ 2, 2 })) {
    case 4: total += p->a; break;
    default: total = -1;
    }
    int n = 3;
    while ((p = &(struct pair){ n, n })->a) { n--; total += p->b; }
    if (n) again: total += sum(&(struct pair){ 1, n });
    if (n++ < 2) goto again;
    printf("%d\n", total);
    return 0;
}
