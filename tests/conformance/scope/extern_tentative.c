int printf(const char *, ...);
int t;
int t;
extern int t;
static int st;
static int st;
int u;
int u = 5;
extern int later;
int get(void) { return later; }
extern int arr[];
int first(void) { return arr[0]; }
static int fwd(void);
struct s;
extern struct s obj;
struct s { int a, b; };
struct s obj = { 1, 2 };
extern const char *const msg;
int later = 8;
int arr[3] = { 4, 5, 6 };
const char *const msg = "msg";
static int fwd(void) { return st + u; }
int un[];
int un[4];
int main(void) {
    t = 3; { extern int t; t++; } printf("%d %d %d\n", t, u, get());
    printf("%d %d %d %s\n", first(), fwd(), obj.b, msg);
    printf("%d\n", (int)(sizeof un / sizeof un[0])); un[3] = 2; printf("%d %d\n", un[0], un[3]);
    { extern int printf(const char *, ...); printf("inner\n"); } st = 10; printf("%d\n", fwd());
    extern int arr[3]; printf("%d\n", (int)(sizeof arr / sizeof *arr)); return later;
}
