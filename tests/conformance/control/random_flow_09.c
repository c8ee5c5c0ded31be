int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 876, y = 170, z = 342;
    {
        z ^= (((y >> 3) < (y - z)) && (x & 4u) ? (t[z & 7] >> 2) : (x - y));
        z -= ((y + y) + ((((x * y) == (((t[x % 8] + 38u) > (y / (x | 3u))) || (x & 4u) ? t[z & 7] : 9u)) || (x & 8u) ? t[x % 8] : x) != (y + t[z & 7]) ? z : t[x % 8]));
        for (int i0 = 0; i0 < 4; i0++) {
            int w1 = 2;
            while (w1-- > 0) {
                if ((z >> 2) > (89u / (z | 3u))) goto mid;
                y = f(x, y & 7);
            }
            int d2 = 0;
            do {
                y = f(x, y & 7);
                z = ((32u % (z | 3u)) % ((y ^ t[x % 8]) | 3u));
            } while (++d2 < 4 && ((x & 1u)));
            z += i0;
        }
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        y = f(x, y & 7);
        if ((x & 4u)) {
            if ((((x & 8u) ? x : y) == (y >> 2) ? y : 5u) == (x * y)) {
                t[x % 8] += (t[z & 7] * x);
            } else {
                z += (((x & 2u) ? 22u : t[x % 8]) * (9u ^ 59u));
                z -= ((y / (z | 3u)) & ((x & 32u) ? y : x));
            }
            for (int i3 = 0; i3 < 2; i3++) {
                t[x % 8] = (y | t[x % 8]);
                if ((y >> 9) > (x - x)) break;
                z += i3;
            }
            switch ((y | 30u) % 3u) {
            case 2:
                {
                    t[y % 8] += (y / (y | 3u));
                }
                break;
            case 0:
                {
                    printf("%u\n", y);
                }
                {
                    x *= ((z / (t[x % 8] | 3u)) & (t[x % 8] | z));
                }
                break;
            case 1:
                break;
            }
        }
        for (int i4 = 0; i4 < 5; i4++) {
            int d5 = 0;
            do {
                x *= ((t[z & 7] + z) / ((x + t[z & 7]) | 3u));
                if ((x & 8u)) goto end;
            } while (++d5 < 4 && (((x & 1u) ? t[z & 7] : z) != (x >> 6)));
            z += i4;
        }
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
