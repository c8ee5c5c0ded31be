int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 665, y = 834, z = 815;
    {
        for (int i0 = 0; i0 < 3; i0++) {
            for (int i1 = 0; i1 < 3; i1++) {
                y ^= ((y >> 2) < (y ^ t[x % 8]) ? (z * z) : ((x & 4u) ? y : y));
                x ^= i1 * 7u;
            }
            int w2 = 3;
            while (w2-- > 0) {
                x -= (((y % (t[z & 7] | 3u)) == (t[z & 7] * t[z & 7])) && (x & 2u) ? (x * x) : (y + x));
                if ((62u * x) == (((x | t[x % 8]) < (t[z & 7] % (x | 3u)) ? z : x) == (t[z & 7] >> 2) ? x : t[x % 8])) continue;
                if (((y & x) != (z | y)) && (x & 1u)) goto mid;
            }
            for (int i3 = 0; i3 < 4; i3++) {
                y *= ((x & 2u) ? ((x & 8u) ? 84u : z) : ((10u & x) != (28u - x) ? t[z & 7] : z));
                printf("%u\n", x);
                y *= ((x & 32u) ? (y % (y | 3u)) : (y >> 8));
                x ^= i3 * 7u;
            }
            x ^= i0 * 7u;
        }
        z ^= ((x & x) - (t[z & 7] * x));
        if ((y % (t[z & 7] | 3u)) > (t[x % 8] | 44u)) {
            x -= (((x & 8u) ? y : x) > ((!((53u - y) == (z | y)) ? z : t[x % 8]) == ((x & 16u) ? z : x) ? t[x % 8] : t[z & 7]) ? (x >> 8) : (t[z & 7] | t[z & 7]));
            for (int i4 = 0; i4 < 4; i4++) {
                y = ((34u - x) * (x & y));
                z += i4;
            }
            switch ((y | y) % 3u) {
            case 2:
                {
                    t[z % 8] += ((z ^ t[x % 8]) > (x % (x | 3u)) ? x : x);
                }
                break;
            }
        }
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        y *= ((t[x % 8] / (x | 3u)) - (z >> 9));
        y ^= ((x ^ z) | (x >> 7));
        int w5 = 6;
        while (w5-- > 0) {
            int d6 = 0;
            do {
                y = f(x, y & 7);
                z = (((x & 4u) ? t[x % 8] : t[x % 8]) * ((x & 16u) ? y : x));
                printf("%u\n", x);
            } while (++d6 < 1 && ((t[x % 8] + y) > (x * x)));
            if (((9u / (z | 3u)) < (y | t[x % 8])) || (x & 1u)) {
                x += ((t[z & 7] & y) + (36u - x));
            } else {
                printf("%u\n", z);
                if ((x % (y | 3u)) < ((49u % (t[x % 8] | 3u)) != (y % (80u | 3u)) ? t[x % 8] : x)) goto end;
                z += ((z / (54u | 3u)) - (z ^ 7u));
            }
        }
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
