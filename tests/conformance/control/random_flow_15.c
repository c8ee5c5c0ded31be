int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 783, y = 33, z = 215;
    {
        if (((t[x % 8] >> 1) != (y ^ t[x % 8])) || (x & 1u)) {
            int d0 = 0;
            do {
                t[z % 8] += (z ^ x);
                t[x % 8] = (t[x % 8] & z);
            } while (++d0 < 4 && (!((t[z & 7] - y) < ((t[z & 7] | 62u) < (x * x) ? y : x))));
        } else {
            int d1 = 0;
            do {
                z ^= ((1u & x) * (t[x % 8] % (t[x % 8] | 3u)));
                z = ((t[z & 7] | t[z & 7]) | (t[z & 7] ^ t[x % 8]));
            } while (++d1 < 4 && ((x & 8u)));
            t[z % 8] = (20u & t[x % 8]);
        }
        x *= ((56u / (x | 3u)) | (y ^ z));
        if (!((y & y) != (y * t[z & 7]))) {
            int w2 = 3;
            while (w2-- > 0) {
                x -= ((z * 39u) % ((t[x % 8] >> 5) | 3u));
                if ((x & 32u)) continue;
                z *= ((y & y) < (x & y) ? (t[z & 7] * y) : (x + y));
            }
        } else {
            for (int i3 = 0; i3 < 3; i3++) {
                if ((0u * y) > (t[z & 7] | z)) goto mid;
                y = f(x, y & 7);
                x ^= i3 * 7u;
            }
            int w4 = 4;
            while (w4-- > 0) {
                printf("%u\n", z);
                printf("%u\n", z);
            }
        }
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        if ((x & 2u)) {
            int d5 = 0;
            do {
                x *= ((x / (93u | 3u)) % ((t[x % 8] * 32u) | 3u));
            } while (++d5 < 3 && ((z | 34u) < (x / (y | 3u))));
        } else {
            int d6 = 0;
            do {
                if ((x & 32u)) goto end;
                t[z % 8] ^= (z - y);
            } while (++d6 < 4 && ((z >> 8) < (y / (t[z & 7] | 3u))));
        }
        y += ((y ^ t[x % 8]) & ((x & 1u) ? t[z & 7] : x));
        x += ((t[x % 8] & x) >> 6);
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
