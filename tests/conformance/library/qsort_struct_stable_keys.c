#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct p { char first[8], last[8]; int age; double score; };
static int calls;
static int by_last(const void *a, const void *b) {
    calls++; const struct p *x = a, *y = b; int c = strcmp(x->last, y->last);
    return c ? c : strcmp(x->first, y->first);
}
static int by_score(const void *a, const void *b) {
    double x = ((const struct p *)a)->score, y = ((const struct p *)b)->score;
    return x < y ? 1 : x > y ? -1 : by_last(a, b);
}
static int pp(const void *a, const void *b) {
    const struct p *const *x = a, *const *y = b; return (*x)->age - (*y)->age;
}
static int words(const void *a, const void *b) { const char *x = a, *y = b; return strcmp(x, y); }
int main(void) {
    struct p v[] = { { "Ann", "Lee", 30, 1.5 }, { "Bob", "Kim", 25, 2.5 }, { "Cy", "Lee", 41, 2.5 }, { "Di", "Abe", 19, 0 }, { "Ed", "Kim", 33, -1 } };
    int n = 5; qsort(v, n, sizeof *v, by_last);
    for (int i = 0; i < n; i++) printf("%s %s; ", v[i].first, v[i].last);
    printf("\n%d\n", calls > 0); qsort(v, n, sizeof *v, by_score);
    for (int i = 0; i < n; i++) printf("%s %g; ", v[i].first, v[i].score);
    puts(""); struct p *q[5];
    for (int i = 0; i < n; i++) q[i] = &v[i];
    qsort(q, n, sizeof *q, pp);
    for (int i = 0; i < n; i++) printf("%s %d; ", q[i]->first, q[i]->age);
    puts(""); struct p key = { .age = 33 }, *kp = &key, **f = bsearch(&kp, q, n, sizeof *q, pp);
    printf("%s %d\n", (*f)->first, (int)(f - q));
    char w[4][6] = { "pear", "apple", "fig", "kiwi" }; qsort(w, 4, sizeof *w, words);
    for (int i = 0; i < 4; i++) printf("%s ", w[i]);
    puts(""); long long big[] = { 1LL << 40, -1, 0, 1LL << 33 };
    int cmpl(const void *, const void *); qsort(big, 4, sizeof *big, cmpl);
    for (int i = 0; i < 4; i++) printf("%lld ", big[i]);
    puts(""); return n;
}
int cmpl(const void *a, const void *b) { long long x = *(long long *)a, y = *(long long *)b; return (x > y) - (x < y); }
