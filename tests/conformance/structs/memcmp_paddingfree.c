#include <stdio.h>
#include <string.h>
struct p { int a, b; short c, d; }; 
struct q { char n[8]; unsigned k; };
static int eq(const struct p *x, const struct p *y) { return memcmp(x, y, sizeof *x) == 0; }
int main(void) {
    struct p x = { 1, 2, 3, 4 }, y = x, z; printf("%d\n", eq(&x, &y)); y.d++;
    printf("%d\n", eq(&x, &y)); memset(&z, 0, sizeof z); z.a = 1; z.b = 2; z.c = 3; z.d = 4;
    printf("%d\n", eq(&x, &z));
    struct q a = { "abc", 5 }, b = { { 'a', 'b', 'c' }, 5 };
    printf("%d\n", memcmp(&a, &b, sizeof a)); b.n[7] = 1;
    printf("%d\n", memcmp(&a, &b, sizeof a) < 0); a.n[6] = 9;
    printf("%d\n", memcmp(&a, &b, sizeof a) > 0);
    unsigned char buf[sizeof x]; memcpy(buf, &x, sizeof x); buf[0] = 200; struct p w;
    memcpy(&w, buf, sizeof w); printf("%d %d\n", w.a, w.d); memcpy(&w.c, &w.a, 2);
    printf("%d\n", w.c);
    struct p arr[4] = { { 1 }, { 2 }, { 3 } }; memmove(arr + 1, arr, 3 * sizeof *arr);
    for (int i = 0; i < 4; i++) printf("%d ", arr[i].a);
    puts(""); memset(arr, 0xff, sizeof arr); printf("%d %d\n", arr[2].a, arr[3].c);
    return eq(&arr[0], &arr[3]);
}
