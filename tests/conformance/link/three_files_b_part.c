int total;
extern void note(int);
int a_call(int);
static int local(void) { return 100; }
int b_call(int x) { note(2); total *= 2; return x > 0 ? a_call(x - 1) + local() : local() / 2; }
