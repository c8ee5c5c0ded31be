//@ link: mutual_part.c
int printf(const char *, ...);
int odd(int);
int depth;
static int counter;
int even(int n) { depth++; return n ? odd(n - 1) : 1; }
int next(void);
struct node { int v; struct node *n; };
extern struct node tail;
struct node head = { 1, &tail };
const int limit = 5;
int inline_test(int);
static inline int sq(int x) { return x * x; }
extern int weird(void) __attribute__((weak));
char buf[16];
void fill(void);
int common_arr[4];
int main(void) {
    printf("%d\n", even(10)); printf("%d\n", depth); printf("%d\n", odd(7)); counter += 3;
    printf("%d %d\n", next(), counter); printf("%d\n", next()); int s = 0;
    for (struct node *p = &head; p; p = p->n) s = s * 10 + p->v;
    printf("%d\n", s); printf("%d %d\n", sq(3), inline_test(3));
    printf("%d\n", weird ? weird() : -1); fill(); printf("%s\n", buf);
    printf("%d\n", common_arr[3]); return depth;
}
