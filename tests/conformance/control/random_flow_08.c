int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 351, y = 128, z = 566;
    {
        switch ((z / (z | 3u)) % 5u) {
        default:
            {
                if (!((t[z & 7] + x) != (x * y))) {
                    z += ((t[x % 8] + y) - ((y % (y | 3u)) == (t[z & 7] ^ y) ? z : y));
                    if ((z % (t[z & 7] | 3u)) < (y + x)) goto mid;
                    y ^= ((z & y) / ((x + x) | 3u));
                } else {
                    if (((t[x % 8] * x) > (x ^ t[z & 7])) && (x & 8u)) goto mid;
                }
            }
            {
                for (int i0 = 0; i0 < 4; i0++) {
                    z *= ((x & 2u) ? (z | x) : (((y % (z | 3u)) != (z % (x | 3u))) && (x & 1u) ? y : t[z & 7]));
                    x ^= i0 * 7u;
                }
            }
            ;
        case 0:
            {
                y ^= ((y >> 1) ^ (z - y));
            }
            break;
        case 3:
            break;
        case 2:
            break;
        case 1:
            ;
        }
        for (int i1 = 0; i1 < 6; i1++) {
            switch ((x - x) % 6u) {
            case 2:
                {
                    t[y % 8] = ((t[x % 8] & z) == (t[x % 8] - y) ? 97u : y);
                }
                ;
            case 0:
                break;
            case 1:
                {
                    printf("%u\n", z);
                }
                break;
            }
            x += ((y | x) + (y ^ x));
            x ^= i1 * 7u;
        }
        switch ((z + x) % 4u) {
        case 1:
            ;
        case 3:
            {
                int d2 = 0;
                do {
                    if ((t[z & 7] ^ x) < (x & t[x % 8])) goto mid;
                    printf("%u\n", x);
                } while (++d2 < 1 && (!((z >> 4) == ((t[z & 7] - x) == (65u & t[z & 7]) ? y : 66u))));
            }
            ;
        }
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        y = ((y & x) * (z & t[x % 8]));
        for (int i3 = 0; i3 < 3; i3++) {
            for (int i4 = 0; i4 < 5; i4++) {
                y -= ((x >> 2) >> 3);
                t[z % 8] = (86u % (x | 3u));
                if ((t[x % 8] + y) == (77u ^ t[z & 7])) break;
                x ^= i4 * 7u;
            }
            x ^= i3 * 7u;
        }
        y += (((x | t[x % 8]) > (x / (y | 3u)) ? x : t[x % 8]) * (y * y));
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
