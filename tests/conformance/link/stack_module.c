//@ link: stack_module_part.c
#include <stdio.h>
typedef struct stack stack;
stack *st_new(void);
void st_push(stack *, int);
int st_pop(stack *);
int st_size(const stack *);
void st_free(stack *);
extern int st_live;
int (*st_hook(int (*)(int)))(int);
static int dbl(int x) { return x * 2; } static int neg(int x) { return -x; }
int main(void) {
    stack *a = st_new(), *b = st_new();
    for (int i = 0; i < 20; i++) st_push(i % 2 ? a : b, i);
    printf("%d %d %d\n", st_size(a), st_size(b), st_live); int s = 0;
    while (st_size(a)) s = s * 3 + st_pop(a);
    printf("%d\n", s); st_hook(dbl); st_push(a, 21); printf("%d\n", st_pop(a));
    printf("%d\n", st_hook(neg) == dbl); st_push(b, 5); printf("%d\n", st_pop(b));
    printf("%d\n", st_pop(b)); st_free(a); st_free(b); printf("%d\n", st_live); return 0;
}
