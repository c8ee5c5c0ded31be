#include <stdio.h>
struct record { int first, rest[3]; };
static int *variable(void) { int x = 3; return &x; }
static int *element(void) { int a[4]; return &a[2]; }
static int *behind(void) { int a[4]; return a + 1; }
static int *member(struct record r) { return r.rest + 1; }
static void *cast(int x) { return (void *)&x; }
static int *given(struct record *r) { return &r->rest[1]; }
static int *kept(void) { static int x; return &x; }
static int *chosen(int c) { static int y; int x = 0; return c ? &x : &y; }
static int *behind_comma(int c) { int x = c; return (c, &x); }
static int *either(int c) { int x = c; return c ? (1, &x) : &x; }
static int *always(int c) { int x = c; return 1 ? &x : (int *)0; }
static int *by_number(void) { int a[4]; return (int *)((long)a + 4); }
int main(void) {
    struct record r;
    printf("%d %d %d %d %d\n", variable() == 0, element() == 0, behind() == 0, member(r) == 0, cast(1) == 0);
    printf("%d %d %d\n", given(&r) == &r.rest[1], kept() != 0, chosen(0) != 0);
    printf("%d %d %d %d\n", either(1) == 0, behind_comma(1) == 0, always(1) == 0, by_number() == 0);
    return 0;
}
