#include <stdio.h>
#include <string.h>
#include <stdlib.h>
typedef void sorter(int *, int);
static void bubble(int *a, int n) {
    for (int i = 0; i < n; i++) for (int j = 1; j < n - i; j++) if (a[j - 1] > a[j]) { int t = a[j]; a[j] = a[j - 1]; a[j - 1] = t; } }
static void insertion(int *a, int n) {
    for (int i = 1; i < n; i++) { int x = a[i], j = i; for (; j && a[j - 1] > x; j--) a[j] = a[j - 1]; a[j] = x; } }
static void selection(int *a, int n) {
    for (int i = 0; i < n; i++) { int m = i; for (int j = i; j < n; j++) if (a[j] < a[m]) m = j; int t = a[i]; a[i] = a[m]; a[m] = t; } }
static void shell(int *a, int n) {
    for (int g = n / 2; g; g /= 2) for (int i = g; i < n; i++) { int x = a[i], j = i; for (; j >= g && a[j - g] > x; j -= g) a[j] = a[j - g]; a[j] = x; } }
static void quick(int *a, int n) {
    if (n < 2) return;
    int p = a[n / 2], i = 0, j = n - 1;
    while (i <= j) { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; } }
    quick(a, j + 1); quick(a + i, n - i);
}
static void merge(int *a, int n) {
    if (n < 2) return;
    int h = n / 2, *t = malloc(n * sizeof *t), i = 0, j = h, k = 0; merge(a, h);
    merge(a + h, n - h);
    while (i < h && j < n) t[k++] = a[j] < a[i] ? a[j++] : a[i++];
    while (i < h) t[k++] = a[i++];
    while (j < n) t[k++] = a[j++];
    memcpy(a, t, n * sizeof *t); free(t);
}
static void sift(int *a, int i, int n) {
    for (int c; (c = 2 * i + 1) < n; i = c) { if (c + 1 < n && a[c + 1] > a[c]) c++; if (a[i] >= a[c]) return; int t = a[i]; a[i] = a[c]; a[c] = t; } }
static void heap(int *a, int n) {
    for (int i = n / 2; i-- > 0;) sift(a, i, n);
    for (int e = n; --e > 0;) { int t = a[0]; a[0] = a[e]; a[e] = t; sift(a, 0, e); } }
static void radix(int *a, int n) {
    int *t = malloc((n ? n : 1) * sizeof *t);
    for (int s = 0; s < 32; s += 8) { int c[257] = { 0 }; for (int i = 0; i < n; i++) c[(((unsigned)a[i] ^ 0x80000000u) >> s & 255) + 1]++; for (int i = 0; i < 256; i++) c[i + 1] += c[i]; for (int i = 0; i < n; i++) t[c[((unsigned)a[i] ^ 0x80000000u) >> s & 255]++] = a[i]; memcpy(a, t, n * sizeof *t); }
    free(t);
}
int main(void) {
    static const struct { const char *n; sorter *f; }
    s[] = { { "bubble", bubble }, { "insertion", insertion }, { "selection", selection }, { "shell", shell }, { "quick", quick }, { "merge", merge }, { "heap", heap }, { "radix", radix } };
    int bad = 0;
    for (unsigned k = 0; k < sizeof s / sizeof *s; k++) { int a[150]; unsigned x = 99; for (int i = 0; i < 150; i++) { x = x * 1664525u + 1013904223u; a[i] = (int)(x >> 4) % 2000 - 1000; } s[k].f(a, 150); int ok = 1; unsigned h = 0; for (int i = 0; i < 150; i++) { if (i && a[i - 1] > a[i]) ok = 0; h = h * 31 + (unsigned)a[i]; } printf("%s %d %u %d %d\n", s[k].n, ok, h, a[0], a[149]); bad += !ok; int one[1] = { 5 }; s[k].f(one, 1); s[k].f(one, 0); }
    return bad;
}
