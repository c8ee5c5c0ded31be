int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 232, y = 359, z = 130;
    {
        int d0 = 0;
        do {
            int d1 = 0;
            do {
                t[y % 8] += (86u ^ 70u);
                t[x % 8] = (y * y);
                x = ((t[x % 8] & x) & (!((72u - x) != (y + t[x % 8])) ? y : y));
            } while (++d1 < 4 && ((x ^ z) > (95u | y)));
            switch ((t[z & 7] & t[z & 7]) % 4u) {
            default:
                {
                    t[y % 8] ^= (26u >> 8);
                }
                ;
            case 0:
                break;
            }
            if ((((z & t[x % 8]) == ((t[x % 8] * z) > (52u % (t[x % 8] | 3u)) ? 90u : y) ? t[z & 7] : x) < (y | x)) || (x & 16u)) goto mid;
        } while (++d0 < 2 && ((x & 1u)));
        if (((z + 19u) == (t[x % 8] | y)) && (x & 4u)) {
            t[x % 8] += (x & x);
        }
        z += ((y + y) ^ (!((t[z & 7] & t[z & 7]) < (y * y)) ? z : z));
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        for (int i2 = 0; i2 < 5; i2++) {
            if ((x | y) != (x >> 3)) {
                x -= ((3u ^ y) | (y / (x | 3u)));
            } else {
                y = f(x, y & 7);
            }
            z += i2;
        }
        int d3 = 0;
        do {
            t[x % 8] ^= (((y * t[z & 7]) < (y + t[x % 8])) && (x & 2u) ? x : z);
        } while (++d3 < 5 && (((y | t[z & 7]) > (t[z & 7] ^ x) ? t[z & 7] : x) < (!((z ^ 78u) < (y & z)) ? y : x)));
        y += ((x * x) >> 4);
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
