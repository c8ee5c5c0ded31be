int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 429, y = 998, z = 120;
    {
        int w0 = 1;
        while (w0-- > 0) {
            int w1 = 6;
            while (w1-- > 0) {
                for (int i2 = 0; i2 < 4; i2++) {
                    z -= ((t[x % 8] ^ x) % ((y * t[x % 8]) | 3u));
                    t[z % 8] ^= (x & y);
                    z += i2;
                }
                for (int i3 = 0; i3 < 4; i3++) {
                    y ^= ((x >> 4) | (x / (x | 3u)));
                    z += i3;
                }
                int w4 = 4;
                while (w4-- > 0) {
                    t[x % 8] += (x * x);
                }
            }
            t[y % 8] += (y & x);
            int d5 = 0;
            do {
                if ((y - y) > (x * y)) {
                    y ^= ((x - t[z & 7]) & (y % (x | 3u)));
                }
                switch (((x & 4u) ? t[z & 7] : x) % 3u) {
                default:
                    {
                        z ^= (((29u + y) == (x + x) ? 20u : t[z & 7]) % ((y % (x | 3u)) | 3u));
                    }
                    break;
                case 0:
                    {
                        if ((x & 4u)) goto mid;
                    }
                    ;
                case 1:
                    {
                        z *= ((x * 63u) | (t[x % 8] % (t[z & 7] | 3u)));
                    }
                    {
                        printf("%u\n", y);
                    }
                    break;
                }
            } while (++d5 < 2 && ((x ^ t[z & 7]) > (x - y)));
        }
        switch ((x + t[z & 7]) % 3u) {
        case 0:
            ;
        case 2:
            {
                x ^= ((y | t[z & 7]) ^ (((94u >> 2) > (t[z & 7] >> 9)) && (x & 2u) ? z : x));
            }
            ;
        }
        t[y % 8] = ((x | t[z & 7]) == (y | z) ? z : t[x % 8]);
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        y = f(x, y & 7);
        x ^= (!((y - y) > (t[z & 7] * z)) ? (x + y) : (5u * t[z & 7]));
        t[z % 8] += (t[z & 7] ^ y);
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
