int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 977, y = 221, z = 749;
    {
        int w0 = 1;
        while (w0-- > 0) {
            y = f(x, y & 7);
            if ((63u & y) != (92u & z)) {
                if ((x & 32u)) goto mid;
                x += (((x % (x | 3u)) > (40u & z) ? t[x % 8] : x) >> 2);
            } else {
                y = f(x, y & 7);
            }
        }
        for (int i1 = 0; i1 < 3; i1++) {
            for (int i2 = 0; i2 < 5; i2++) {
                z ^= ((36u | y) >> 2);
                z -= ((97u | y) ^ (y + x));
                z += i2;
            }
            if ((x & 8u)) {
                if (!((x | 76u) == (y >> 1))) continue;
                y = ((x ^ t[x % 8]) ^ (95u & t[x % 8]));
                if (((y + x) < (t[x % 8] & y) ? 31u : x) != (49u * 45u)) break;
            }
            z += i1;
        }
        int w3 = 6;
        while (w3-- > 0) {
            for (int i4 = 0; i4 < 4; i4++) {
                if ((x & 2u)) goto mid;
                x += ((x & 4u) ? (t[z & 7] / (t[x % 8] | 3u)) : (t[z & 7] + t[x % 8]));
                z += i4;
            }
            for (int i5 = 0; i5 < 2; i5++) {
                if (!((!((t[z & 7] % (t[z & 7] | 3u)) > (t[z & 7] / (x | 3u))) ? t[z & 7] : z) == (52u >> 2))) break;
                if ((x | x) > (z + t[z & 7])) break;
                z += ((t[z & 7] - y) & (y | x));
                z += i5;
            }
        }
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        int d6 = 0;
        do {
            int d7 = 0;
            do {
                z *= (((z ^ y) > (41u ^ z) ? 56u : x) != (t[x % 8] + x) ? (t[x % 8] % (y | 3u)) : (x + 25u));
                printf("%u\n", y);
                t[y % 8] = (t[z & 7] - t[x % 8]);
            } while (++d7 < 1 && ((z >> 3) > (x ^ t[x % 8])));
        } while (++d6 < 2 && (((t[x % 8] & y) != ((x >> 6) < (x * y) ? x : t[x % 8])) || (x & 8u)));
        for (int i8 = 0; i8 < 3; i8++) {
            int d9 = 0;
            do {
                x += ((x % (t[z & 7] | 3u)) + (x ^ t[z & 7]));
                if ((y - t[z & 7]) < (x ^ 2u)) continue;
            } while (++d9 < 1 && ((((x & y) == (x ^ y) ? 18u : t[z & 7]) != (t[x % 8] | t[z & 7])) && (x & 8u)));
            z += i8;
        }
        switch ((t[x % 8] + y) % 4u) {
        case 2:
            break;
        }
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
