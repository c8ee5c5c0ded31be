int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 113, y = 480, z = 417;
    {
        switch ((((t[x % 8] + z) != (t[z & 7] >> 1)) || (x & 8u) ? x : z) % 3u) {
        case 2:
            {
                if ((((((((85u & z) != (z * 11u)) || (x & 16u) ? t[x % 8] : x) > (t[z & 7] ^ z) ? z : z) > (t[x % 8] + z) ? x : x) != (x & t[x % 8]) ? x : z) < (0u / (t[x % 8] | 3u))) && (x & 1u)) {
                    z = ((z & z) - (x * x));
                    x = (((x & 8u) ? x : z) >> 5);
                    if ((x & 32u)) goto mid;
                } else {
                    printf("%u\n", x);
                }
            }
            break;
        }
        t[x % 8] += (y >> 9);
        x -= ((x * x) - (t[z & 7] ^ z));
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        x = ((t[z & 7] | t[z & 7]) != ((x / (t[x % 8] | 3u)) < (y & t[x % 8]) ? t[x % 8] : z) ? (y | t[z & 7]) : (t[z & 7] - x));
        if ((t[z & 7] >> 9) == (15u ^ x)) {
            if ((x & 2u)) goto end;
            switch ((x % (t[x % 8] | 3u)) % 3u) {
            case 0:
                {
                    y = ((75u / (x | 3u)) & (x + 73u));
                }
                {
                    z ^= ((x & x) | (18u ^ x));
                }
                break;
            case 1: case 4:
                {
                    x -= ((x ^ y) - (59u * 97u));
                }
                break;
            case 2:
                break;
            }
        }
        int d0 = 0;
        do {
            int d1 = 0;
            do {
                t[x % 8] ^= (y - t[x % 8]);
            } while (++d1 < 4 && (((x + x) != (y ^ 70u)) || (x & 1u)));
        } while (++d0 < 5 && (((t[z & 7] * y) == (x ^ x)) || (x & 2u)));
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
