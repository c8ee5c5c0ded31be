int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 671, y = 184, z = 281;
    {
        z = ((69u | 15u) + (y ^ y));
        int d0 = 0;
        do {
            z = ((t[x % 8] / (t[z & 7] | 3u)) - (t[z & 7] / (y | 3u)));
        } while (++d0 < 1 && ((x & 8u)));
        x *= ((((x & 32u) ? x : t[x % 8]) == (x & 79u) ? x : z) + ((x & 4u) ? z : 76u));
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        for (int i1 = 0; i1 < 5; i1++) {
            int w2 = 6;
            while (w2-- > 0) {
                switch ((y ^ x) % 6u) {
                case 1: case 7:
                    {
                        printf("%u\n", z);
                    }
                    {
                        x -= ((y - z) % ((86u | t[z & 7]) | 3u));
                    }
                    break;
                }
                t[z % 8] = (y * x);
            }
            x ^= i1 * 7u;
        }
        int w3 = 4;
        while (w3-- > 0) {
            int d4 = 0;
            do {
                for (int i5 = 0; i5 < 2; i5++) {
                    x += ((t[x % 8] >> 2) | (x ^ z));
                    z = ((x ^ t[x % 8]) - (t[z & 7] & t[x % 8]));
                    y = f(x, y & 7);
                    x ^= i5 * 7u;
                }
                if ((t[x % 8] * x) < ((t[z & 7] % (y | 3u)) == (y - 2u) ? y : x)) {
                    t[x % 8] = (x ^ t[z & 7]);
                } else {
                    t[z % 8] ^= (((z - y) != (t[x % 8] + x)) || (x & 4u) ? y : y);
                    y = ((y / (y | 3u)) | (x / (13u | 3u)));
                    y -= ((t[x % 8] + y) % ((y % (y | 3u)) | 3u));
                }
            } while (++d4 < 3 && ((x * t[z & 7]) < ((t[z & 7] + t[x % 8]) < (x * z) ? t[x % 8] : y)));
            switch ((y >> 2) % 4u) {
            case 0: case 4:
                break;
            case 1:
                {
                    if ((x | y) == ((x & 16u) ? x : 1u)) {
                        printf("%u\n", y);
                    } else {
                        z = ((x | t[x % 8]) >> 6);
                        if (((y - t[x % 8]) < (t[z & 7] ^ x)) || (x & 4u)) goto end;
                        x ^= ((z / (t[z & 7] | 3u)) & (y | x));
                    }
                }
                break;
            case 3:
                break;
            case 2:
                break;
            }
            if ((y % (y | 3u)) == (t[z & 7] + x)) break;
        }
        x -= ((x & x) % ((((64u & y) > (t[x % 8] + x)) || (x & 8u) ? x : z) | 3u));
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
