int printf(const char *, ...);
struct s { char a[10]; short b; };
union u { char c[5]; int i; };
typedef int F(int);
static int side;
static int fx(void) { side++; return 1; }
int main(void) {
    printf("%d %d\n", (int)sizeof(struct s), (int)sizeof(union u));
    printf("%d\n", (int)sizeof(((struct s *)0)->a)); printf("%d\n", (int)sizeof fx());
    printf("%d\n", side); printf("%d\n", (int)sizeof(struct s[3]));
    printf("%d\n", (int)sizeof(char (*)[100]) == (int)sizeof(void *));
    printf("%d\n", (int)sizeof(char[100])); int a[5][6];
    printf("%d %d %d %d\n", (int)sizeof a, (int)sizeof *a, (int)sizeof **a, (int)sizeof &a == (int)sizeof(int *));
    printf("%d\n", (int)sizeof a / (int)sizeof a[0]); printf("%d\n", (int)sizeof(int) * 2);
    printf("%d\n", (int)sizeof(int)*2); int x = 3; printf("%d\n", (int)sizeof x * 2);
    printf("%d\n", (int)sizeof(x)-1); printf("%d\n", (int)sizeof "abc"[0]);
    printf("%d\n", (int)sizeof(F) ); printf("%d\n", (int)sizeof(x++)); printf("%d\n", x);
    printf("%d\n", (int)sizeof(enum { Q }));
    printf("%d\n", (int)sizeof(sizeof(int)) == (int)sizeof(long));
    printf("%d\n", (int)sizeof((char)1 + (char)1)); printf("%d\n", (int)sizeof(!1.0));
    printf("%d\n", (int)sizeof(1.0f + 1)); printf("%d\n", (int)sizeof(x ? 'a' : (char)1));
    printf("%d\n", (int)sizeof(struct { char c; int : 0; })); printf("%d\n", (int)sizeof *"x");
    printf("%d\n", -1 < (int)sizeof(int)); printf("%d\n", -1 < sizeof(int));
    return (int)sizeof(int[sizeof(int)]);
}
