int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 594, y = 608, z = 625;
    {
        int d0 = 0;
        do {
            for (int i1 = 0; i1 < 4; i1++) {
                z ^= ((y >> 7) >> 8);
                if ((x & 8u)) goto mid;
                x -= ((82u * t[x % 8]) & (y - t[z & 7]));
                x ^= i1 * 7u;
            }
        } while (++d0 < 4 && (((x - t[x % 8]) != (x >> 9)) && (x & 4u)));
        if ((y - t[x % 8]) != (x / (z | 3u))) {
            int w2 = 6;
            while (w2-- > 0) {
                y = ((t[z & 7] * y) & (t[x % 8] + x));
                y = f(x, y & 7);
            }
        } else {
            int d3 = 0;
            do {
                y *= ((z >> 8) % ((t[x % 8] - x) | 3u));
                if (((x >> 7) < (t[z & 7] | 33u)) && (x & 2u)) goto mid;
            } while (++d3 < 2 && ((y + z) > (76u & z)));
            if ((x & 8u)) goto mid;
        }
        x ^= (((t[z & 7] ^ y) != (z >> 8) ? t[z & 7] : 81u) & ((z & z) > (t[x % 8] & x) ? x : 86u));
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        int d4 = 0;
        do {
            switch ((y >> 8) % 5u) {
            case 4:
                {
                    y = f(x, y & 7);
                }
                {
                    x ^= ((y + y) == (x / (86u | 3u)) ? (t[z & 7] + x) : (t[z & 7] + y));
                }
                ;
            }
            if ((52u ^ x) != (x | x)) {
                if ((((t[z & 7] >> 2) > (x ^ y)) || (x & 1u) ? y : t[z & 7]) > (x | t[z & 7])) goto end;
            }
            if ((((x & x) > (t[x % 8] + t[x % 8]) ? x : x) > (z % (t[x % 8] | 3u))) && (x & 2u)) {
                z = ((70u / (y | 3u)) - (x % (x | 3u)));
                printf("%u\n", x);
            } else {
                y -= (((x & 8u) ? t[z & 7] : t[z & 7]) & (94u & t[x % 8]));
            }
        } while (++d4 < 1 && ((x & 32u)));
        if ((t[z & 7] | z) < ((t[z & 7] - y) != (76u / (y | 3u)) ? 39u : t[z & 7])) {
            switch (((y >> 9) == (x - 75u) ? z : 16u) % 6u) {
            case 0: case 6:
                break;
            case 3:
                {
                    y ^= ((x + y) * (x ^ 92u));
                }
                {
                    y ^= ((x - t[z & 7]) - (98u % (x | 3u)));
                }
                break;
            }
        }
        t[x % 8] ^= (61u ^ y);
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
