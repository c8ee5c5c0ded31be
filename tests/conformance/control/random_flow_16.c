int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 41, y = 372, z = 8;
    {
        t[x % 8] ^= (z / (t[x % 8] | 3u));
        for (int i0 = 0; i0 < 2; i0++) {
            for (int i1 = 0; i1 < 6; i1++) {
                printf("%u\n", z);
                z += ((t[z & 7] & z) ^ (t[z & 7] % (y | 3u)));
                x *= ((z % (x | 3u)) + (y ^ t[z & 7]));
                x ^= i1 * 7u;
            }
            int d2 = 0;
            do {
                t[y % 8] ^= ((x ^ x) > (x ^ t[z & 7]) ? y : t[x % 8]);
                x += ((x & z) - (x % (x | 3u)));
            } while (++d2 < 4 && (!((y - t[x % 8]) == (t[z & 7] ^ x))));
            int w3 = 6;
            while (w3-- > 0) {
                y *= ((y % (t[x % 8] | 3u)) >> 8);
                y += ((z + y) ^ (y | z));
                printf("%u\n", x);
            }
            x ^= i0 * 7u;
        }
        int w4 = 2;
        while (w4-- > 0) {
            if (((y / (z | 3u)) != ((z | y) == (!((x + x) != (t[z & 7] & z)) ? y : z) ? y : y)) && (x & 2u)) {
                printf("%u\n", y);
            } else {
                y ^= (((x ^ x) == (y & t[z & 7]) ? t[z & 7] : y) * (x ^ t[x % 8]));
                z -= (((x & 16u) ? x : x) > (y | x) ? (x & z) : (x % (y | 3u)));
            }
        }
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        for (int i5 = 0; i5 < 6; i5++) {
            if ((x & 4u)) {
                t[z % 8] = (x ^ z);
                z ^= ((t[z & 7] / (t[x % 8] | 3u)) >> 1);
            }
            x ^= i5 * 7u;
        }
        int d6 = 0;
        do {
            int d7 = 0;
            do {
                z = (((x - 99u) > (t[x % 8] | 82u)) && (x & 8u) ? (y / (t[x % 8] | 3u)) : (x * 71u));
                y = f(x, y & 7);
                if ((x % (x | 3u)) != (z % (z | 3u))) continue;
            } while (++d7 < 4 && ((x & 16u)));
            if ((x | y) > (z - y)) {
                z ^= (!((t[z & 7] - t[x % 8]) < (x | 53u)) ? (y >> 4) : ((((z * y) != (((x & 4u) ? y : x) > (t[x % 8] | t[z & 7]) ? y : t[z & 7]) ? t[x % 8] : x) > (t[z & 7] + z) ? x : 84u) > (y | y) ? z : x));
            } else {
                t[z % 8] = (t[z & 7] % (t[x % 8] | 3u));
                z += (((x & 4u) ? 28u : x) / ((t[x % 8] | t[x % 8]) | 3u));
            }
        } while (++d6 < 4 && ((y - t[x % 8]) < ((x & 16u) ? 8u : y)));
        x *= ((84u * x) & (t[z & 7] ^ t[x % 8]));
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
