int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 426, y = 885, z = 603;
    {
        if (!(((x - 97u) == (((z + x) != (z >> 6)) || (x & 2u) ? y : x) ? 40u : z) == (y ^ x))) {
            t[z % 8] ^= (y + x);
            if ((81u & y) > (z & z)) {
                printf("%u\n", y);
                y *= ((((x - y) == (22u % (x | 3u))) && (x & 1u) ? x : t[x % 8]) != ((x + t[x % 8]) < (z >> 5) ? y : t[x % 8]) ? (x >> 9) : (((t[z & 7] / (x | 3u)) > (5u * y)) && (x & 4u) ? y : z));
                t[x % 8] = (x >> 6);
            }
            if ((x & 16u)) {
                y = f(x, y & 7);
                z -= ((z ^ x) & (x >> 1));
            }
        }
        switch ((71u ^ 74u) % 5u) {
        case 3:
            ;
        default:
            break;
        case 4: case 9:
            break;
        }
        z += ((t[x % 8] - x) & (t[z & 7] ^ y));
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        y += ((t[z & 7] / (x | 3u)) & (x + x));
        int w0 = 6;
        while (w0-- > 0) {
            if (((t[x % 8] >> 3) != (y + x)) || (x & 4u)) {
                t[x % 8] += (t[x % 8] - t[x % 8]);
                x ^= ((93u ^ t[z & 7]) >> 9);
            } else {
                if (((((x >> 6) != (t[z & 7] & x)) || (x & 16u) ? t[x % 8] : z) == (z - t[x % 8])) || (x & 1u)) continue;
                z ^= ((y & y) / ((t[x % 8] & x) | 3u));
            }
            printf("%u\n", x);
        }
        if ((x + t[z & 7]) != (z ^ y)) {
            x ^= (((t[z & 7] - x) > (t[z & 7] | y) ? x : x) ^ (y & x));
            for (int i1 = 0; i1 < 5; i1++) {
                y *= ((y % (t[z & 7] | 3u)) >> 2);
                z += i1;
            }
        } else {
            z *= ((y + t[x % 8]) % ((t[x % 8] / (55u | 3u)) | 3u));
            if ((t[z & 7] | y) > (((z * z) != (52u ^ t[x % 8])) || (x & 8u) ? x : y)) {
                z += ((t[x % 8] - t[z & 7]) >> 7);
                z += ((x * z) / ((y >> 8) | 3u));
                z ^= ((69u + t[x % 8]) ^ (x + t[x % 8]));
            } else {
                if ((z >> 6) != (x % (x | 3u))) goto end;
                t[y % 8] ^= (x - x);
                printf("%u\n", x);
            }
        }
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
