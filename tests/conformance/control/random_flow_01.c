int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 570, y = 806, z = 754;
    {
        y = f(x, y & 7);
        if (((x ^ x) != (t[z & 7] & t[x % 8])) && (x & 1u)) goto mid;
        for (int i0 = 0; i0 < 5; i0++) {
            int w1 = 6;
            while (w1-- > 0) {
                if ((y | 7u) > (x % (y | 3u))) goto mid;
                z -= (((x & 4u) ? y : x) / ((y * y) | 3u));
            }
            y -= ((x - z) * (t[x % 8] * t[x % 8]));
            x ^= i0 * 7u;
        }
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        t[y % 8] += (y | x);
        z *= ((t[z & 7] >> 3) & (z * y));
        int d2 = 0;
        do {
            if ((t[z & 7] - x) > (t[z & 7] + x)) {
                if (((t[z & 7] | t[z & 7]) < (t[x % 8] / (x | 3u))) && (x & 8u)) goto end;
                if (((x / (y | 3u)) > (t[x % 8] | x)) || (x & 1u)) continue;
            }
            switch ((t[x % 8] / (94u | 3u)) % 4u) {
            case 0: case 4:
                {
                    y = f(x, y & 7);
                }
                ;
            case 1:
                {
                    z *= ((86u / (t[z & 7] | 3u)) < (t[z & 7] | t[x % 8]) ? (y / (y | 3u)) : (t[x % 8] - x));
                }
                ;
            case 3:
                {
                    z *= ((y + y) >> 3);
                }
                {
                    y = f(x, y & 7);
                }
                ;
            }
        } while (++d2 < 2 && (((y + t[z & 7]) != (((((77u | 8u) < (z >> 6) ? x : x) == (95u * y) ? 78u : z) > (z ^ y)) && (x & 1u) ? z : x)) && (x & 1u)));
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
