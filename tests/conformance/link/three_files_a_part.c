extern int total;
int b_call(int);
void note(int);
static int local(void) { return 10; }
int a_call(int x) { note(1); total += local(); return x > 0 ? b_call(x - 1) + local() : 0; }
