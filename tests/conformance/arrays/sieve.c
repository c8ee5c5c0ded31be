int printf(const char *, ...);
char comp[10001]; int primes[1300];
int main(void) {
    int n = 0;
    for (int i = 2; i <= 10000; i++) { if (!comp[i]) { primes[n++] = i; for (long j = (long)i * i; j <= 10000; j += i) comp[j] = 1; } }
    printf("%d %d %d\n", n, primes[0], primes[n - 1]);
    int twins = 0; for (int i = 1; i < n; i++) if (primes[i] - primes[i - 1] == 2) twins++;
    printf("%d\n", twins);
    unsigned s = 0; for (int i = 0; i < n; i++) s = s * 31 + primes[i]; printf("%u\n", s);
    int gap = 0, at = 0;
    for (int i = 1; i < n; i++) if (primes[i] - primes[i - 1] > gap) { gap = primes[i] - primes[i - 1]; at = primes[i - 1]; }
    printf("%d at %d\n", gap, at);
    int lo = 0, hi = n;
    while (lo < hi) { int mid = lo + (hi - lo) / 2; if (primes[mid] < 5000) lo = mid + 1; else hi = mid; }
    printf("%d\n", primes[lo]); return n % 256;
}
