#include <stdio.h>
struct s { int n; const int *p; struct s *next; };
static struct s g = { 2, (int[]){ 10, 20 }, &(struct s){ 1, (const int[]){ 30 }, NULL } };
static int *const tab[] = { (int[]){ 1 }, (int[]){ 2, 3 }, (int[2]){ 0 } };
static char **words = (char *[]){ "x", "y", NULL }
;
static int sum(const struct s *s) {
    int t = 0;
    for (; s; s = s->next) for (int i = 0; i < s->n; i++) t += s->p[i];
    return t;
}
static int first(struct s s) { return s.p[0]; }
int main(void) {
    printf("%d\n", sum(&g)); tab[2][1] = 5; printf("%d %d\n", tab[1][1], tab[2][1]);
    for (char **w = words; *w; w++) printf("%s", *w);
    puts(""); printf("%d\n", sum(&(struct s){ 3, (int[]){ 1, 2, 3 }, &g }));
    printf("%d\n", first((struct s){ .p = (int[]){ 8 } })); int *last = NULL;
    for (int i = 0; i < 3; i++) { int *p = (int[]){ i, i * 2 }; p[1]++; printf("%d ", p[0] + p[1]); last = &p[1]; (void)last; }
    puts(""); int k = 3; struct s l = { 1, &(int){ k }, 0 }; k = 9; printf("%d\n", *l.p);
    int n = 0; again:; int *q = (int[]){ n }; n++;
    if (*q < 2) goto again;
    printf("%d %d\n", n, *q); (struct s){ 0 }.n; printf("%d\n", ((struct s){ 4 }).n);
    const char *str = (char[]){ 'a', 'b', '\0' }; printf("%s\n", str);
    const struct { int a[2]; } *cp = &(const typeof(*cp)){ { 6, 7 } }; printf("%d\n", cp->a[1]);
    printf("%d\n", (int)sizeof(int[]){ 1, 2, 3 }); return (int[]){ 4, 5, 6 }[n - 1];
}
