//@ link: constants_part.c
/* Whether an object is constant is for its definition to say. */
extern const int a[], b, m[2][3];
extern const char *const s;
extern volatile int v;
int c, printf(const char *, ...);
void change(void);
int main(void) {
    change();
    printf("%d %d %d %d %s %d\n", a[1], b, c, m[1][2], s, v);
    return 0;
}
