int shared = 42;
const char *name = "part";
extern int mine;
static int hidden = 200;
int bump(int x) { shared += x; return shared * 2; }
int read_mine(void) { return mine; }
int get_hidden(void) { return hidden++; }
int table[] = { 7, 8, 9 };
struct pt { int x, y; } origin = { 1, 2 };
extern int tent;
int touch(void) { return ++tent; }
static int helper(int x) { return x - 1000; }
int call_helper(int x) { return helper(x); }
