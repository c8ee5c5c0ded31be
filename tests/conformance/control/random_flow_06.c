int printf(const char *, ...);
static unsigned t[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
static unsigned f(unsigned a, unsigned n) { return n == 0 ? a : n & 1 ? f(a * 3 + n, n / 2) : f(a ^ n, n - 1); }
int main(void) {
    unsigned x = 279, y = 512, z = 331;
    {
        if ((x & 2u)) {
            int d0 = 0;
            do {
                if ((z & x) < ((x * y) < ((x | y) == (t[x % 8] >> 2) ? y : x) ? y : t[x % 8])) continue;
            } while (++d0 < 4 && ((z * 91u) != (((t[x % 8] + y) > (t[x % 8] & t[x % 8])) || (x & 1u) ? y : x)));
            if (!((x >> 1) != (x + y))) goto mid;
            y += ((z & y) % ((t[z & 7] - 67u) | 3u));
        }
        z += ((y | x) ^ (t[x % 8] & y));
        y ^= ((t[x % 8] - x) >> 7);
    }
mid:
    printf("%u %u %u\n", x, y, z);
    {
        for (int i1 = 0; i1 < 5; i1++) {
            int w2 = 4;
            while (w2-- > 0) {
                z *= ((t[z & 7] >> 1) % ((75u >> 2) | 3u));
                z += ((((y & x) < (t[x % 8] ^ x)) || (x & 16u) ? x : z) ^ (x | z));
                t[x % 8] ^= (x * z);
            }
            z += i1;
        }
        z += (((x & 1u) ? t[z & 7] : 92u) + (y / (x | 3u)));
        if ((x & 2u)) {
            for (int i3 = 0; i3 < 2; i3++) {
                y ^= ((y >> 6) >> 9);
                z -= ((82u | y) < (65u | x) ? (y + x) : ((41u & t[z & 7]) > (z >> 2) ? z : x));
                t[z % 8] ^= ((x & 4u) ? t[x % 8] : 70u);
                x ^= i3 * 7u;
            }
            y = f(x, y & 7);
        }
    }
end:
    for (int i = 0; i < 8; i++) printf("%u ", t[i]);
    printf("\n%u %u %u\n", x, y, z);
    return (int)(x & 63);
}
