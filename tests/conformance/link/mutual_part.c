int even(int);
int odd(int n) { return n ? even(n - 1) : 0; }
static int counter = 70;
int next(void) { return ++counter; }
struct node { int v; struct node *n; };
static struct node last = { 3, 0 };
struct node tail = { 2, &last };
extern const int limit;
static inline int sq(int x) { return x * x * x; }
int inline_test(int x) { return sq(x); }
extern char buf[];
extern int common_arr[4];
void fill(void) { for (int i = 0; i < limit; i++) buf[i] = 'a' + i; buf[limit] = 0; common_arr[3] = 33; }
