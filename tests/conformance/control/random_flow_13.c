int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 359, y = 9, z = 819;
    {
        if ((x & x) == (x % (z | 3u))) {
            if ((y % (t[z & 7] | 3u)) == (t[z & 7] - z)) {
                t[y % 8] ^= (t[x % 8] & t[z & 7]);
            } else {
                x -= ((x % (y | 3u)) != (x ^ x) ? (73u / (20u | 3u)) : (54u ^ x));
                y = f(x, y & 7);
            }
            int d0 = 0;
            do {
                y += ((y % (x | 3u)) | (4u & x));
                y += ((z | t[z & 7]) / ((y % (y | 3u)) | 3u));
            } while (++d0 < 5 && (!(((x & 4u) ? x : y) != (x * z))));
        } else {
            int w1 = 2;
            while (w1-- > 0) {
                if ((z + 28u) != (x ^ t[x % 8])) continue;
                if ((x & 32u)) goto mid;
                x += ((x & y) + (z ^ t[x % 8]));
            }
        }
        y = ((y & 33u) + (x / (1u | 3u)));
        if (((x & 1u) ? t[z & 7] : t[x % 8]) > (y ^ 97u)) {
            if (((98u % (x | 3u)) < ((x & 1u) ? y : x)) && (x & 8u)) {
                y = f(x, y & 7);
                if ((x + t[z & 7]) != ((x | y) == (z | z) ? 52u : t[z & 7])) goto mid;
            } else {
                z ^= ((t[z & 7] % (x | 3u)) / ((t[x % 8] * t[z & 7]) | 3u));
            }
            int w2 = 6;
            while (w2-- > 0) {
                y = f(x, y & 7);
                x ^= ((t[z & 7] / (y | 3u)) - ((x % (x | 3u)) != (z | x) ? 36u : x));
            }
            y = f(x, y & 7);
        } else {
            if (((64u - x) < (68u * x)) || (x & 2u)) goto mid;
            if (((y / (x | 3u)) == (z / (t[z & 7] | 3u)) ? x : y) != (t[z & 7] ^ x)) {
                y *= ((86u / (y | 3u)) ^ ((((z | y) != (y % (59u | 3u)) ? y : x) < (15u & t[z & 7])) && (x & 1u) ? 1u : y));
                t[x % 8] ^= (24u >> 5);
                z = ((t[x % 8] >> 8) >> 2);
            } else {
                y *= ((t[z & 7] % (x | 3u)) >> 5);
                y ^= ((y ^ y) >> 5);
            }
            switch ((y - t[z & 7]) % 3u) {
            case 0:
                {
                    t[y % 8] += (t[x % 8] / (t[x % 8] | 3u));
                }
                break;
            case 2:
                {
                    t[z % 8] = (97u | x);
                }
                break;
            case 1:
                break;
            }
        }
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        y *= ((x * x) * (((z + x) < (y * 74u) ? z : y) != (t[x % 8] | y) ? x : y));
        y = f(x, y & 7);
        z += ((z ^ t[z & 7]) & (t[x % 8] ^ 90u));
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
