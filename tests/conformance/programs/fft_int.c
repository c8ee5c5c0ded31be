#include <stdio.h>
#include <string.h>
#define P 998244353u
typedef unsigned u; typedef unsigned long long ull;
static u pw(u b, u e) { ull r = 1, x = b; while (e) { if (e & 1) r = r * x % P; x = x * x % P; e >>= 1; } return (u)r; }
static void ntt(u *a, int n, int inv) {
    for (int i = 1, j = 0; i < n; i++) { int b = n >> 1; for (; j & b; b >>= 1) j ^= b; j ^= b; if (i < j) { u t = a[i]; a[i] = a[j]; a[j] = t; } }
    for (int len = 2; len <= n; len <<= 1) { u w = pw(3, (P - 1) / len); if (inv) w = pw(w, P - 2); for (int i = 0; i < n; i += len) { ull x = 1; for (int j = 0; j < len / 2; j++) { u p = a[i + j], q = (u)(a[i + j + len / 2] * x % P); a[i + j] = p + q >= P ? p + q - P : p + q; a[i + j + len / 2] = p >= q ? p - q : p + P - q; x = x * w % P; } } }
    if (inv) { u k = pw(n, P - 2); for (int i = 0; i < n; i++) a[i] = (u)((ull)a[i] * k % P); }
}
int main(void) {
    u a[16] = { 1, 2, 3, 4 }, b[16] = { 5, 6, 7 }; ntt(a, 16, 0); ntt(b, 16, 0);
    for (int i = 0; i < 16; i++) a[i] = (u)((ull)a[i] * b[i] % P);
    ntt(a, 16, 1);
    for (int i = 0; i < 8; i++) printf("%u ", a[i]);
    puts(""); u d[64] = { 0 }; const char *s = "31415926535897932384"; int n = strlen(s);
    for (int i = 0; i < n; i++) d[n - 1 - i] = s[i] - '0';
    ntt(d, 64, 0);
    for (int i = 0; i < 64; i++) d[i] = (u)((ull)d[i] * d[i] % P);
    ntt(d, 64, 1); u c = 0;
    for (int i = 0; i < 64; i++) { c += d[i]; d[i] = c % 10; c /= 10; }
    int k = 63;
    while (k && !d[k]) k--;
    while (k >= 0) printf("%u", d[k--]);
    puts(""); return (int)pw(3, 7) % 100;
}
