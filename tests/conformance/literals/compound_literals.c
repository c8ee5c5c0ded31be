#include <stdio.h>
struct pt { int x, y; };
static int sum(const int *p, int n) { int s = 0; while (n--) s += *p++; return s; }
static int area(struct pt a, struct pt b) { return (b.x - a.x) * (b.y - a.y); }
int *glob = (int[]){ 4, 5, 6 };
struct pt *gp = &(struct pt){ .y = 9 };
int main(void) {
    printf("%d\n", sum((int[]){1, 2, 3, 4}, 4));
    printf("%d\n", area((struct pt){1, 1}, (struct pt){.y = 5, .x = 4}));
    printf("%d %d %d\n", glob[0] + glob[1] + glob[2], gp->x, gp->y);
    glob[1] = 50; printf("%d\n", glob[1]);
    struct pt *p = &(struct pt){7, 8}; p->x++; printf("%d %d\n", p->x, p->y);
    printf("%d\n", (int)sizeof((int[]){1, 2, 3}));
    printf("%d\n", (int){3} + (int){4});
    printf("%c\n", (char[]){"xyz"}[1]);
    const char *s = (const char[]){'o', 'k', 0}; puts(s);
    int i = 5; int *q = (int[3]){ i, i * i }; printf("%d %d %d\n", q[0], q[1], q[2]);
    for (int k = 0; k < 3; k++) { int *r = &(int){ 0 }; *r += k; printf("%d", *r); }
    puts("");
    printf("%d\n", ((union { int i; char c[4]; }){ 0x41424344 }).c[0]);
    struct pt a = (struct pt){1, 2}; a = (struct pt){ a.y, a.x }; printf("%d %d\n", a.x, a.y);
    return (*&(int){42});
}
