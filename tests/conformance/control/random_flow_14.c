int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 771, y = 270, z = 252;
    {
        z *= ((t[z & 7] / (t[z & 7] | 3u)) * (z + t[x % 8]));
        if ((z >> 1) < (y - y)) {
            z += (((x & 4u) ? t[x % 8] : x) != (t[z & 7] ^ z) ? (y % (t[x % 8] | 3u)) : (z & z));
        }
        t[z % 8] ^= (22u * t[x % 8]);
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        y *= ((t[x % 8] - z) | (y ^ t[x % 8]));
        switch ((t[x % 8] + x) % 3u) {
        case 1:
            {
                int w0 = 2;
                while (w0-- > 0) {
                    x -= ((t[x % 8] >> 4) | (y / (y | 3u)));
                    t[y % 8] += (z | t[z & 7]);
                }
            }
            break;
        case 2:
            break;
        default:
            ;
        case 0:
            {
                if (((y | x) > (y - y)) && (x & 8u)) {
                    x -= ((x + y) & (82u & x));
                }
            }
            break;
        }
        if ((x & 8u)) {
            for (int i1 = 0; i1 < 5; i1++) {
                y = f(x, y & 7);
                x ^= ((z / (x | 3u)) >> 3);
                y -= ((y % (x | 3u)) | (x + y));
                z += i1;
            }
            t[x % 8] = (((x & 4u) ? t[z & 7] : t[x % 8]) < (x | t[z & 7]) ? z : y);
        }
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
