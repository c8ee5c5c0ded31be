#include <stdio.h>
#include <string.h>
#define DUMP(v) do { unsigned char b[sizeof v]; memcpy(b, &v, sizeof v); printf("%d:", (int)sizeof v); for (unsigned i = 0; i < sizeof v; i++) printf(" %02x", b[i]); puts(""); } while (0)
struct a { unsigned x : 4, y : 4, z : 8; };
struct b { unsigned x : 20, y : 20; };
struct c { unsigned char x : 5, y : 5, z : 5; };
struct d { unsigned x : 3; unsigned : 0; unsigned y : 3; };
struct e { char c; unsigned x : 12; char d; };
struct f { unsigned x : 3; unsigned : 10; unsigned y : 3; };
struct g { unsigned short x : 9; unsigned y : 9; unsigned char z : 3; };
struct h { unsigned long long x : 40; unsigned y : 20; };
struct __attribute__((packed)) i { unsigned x : 20, y : 20; unsigned char z; };
struct j { int x : 7; int y : 25; short z; int w : 1; };
struct k { char c; int : 0; char d; };
struct l { char c; int : 5; };
int main(void) {
#define T(t, ...) { struct t v; memset(&v, 0, sizeof v); __VA_ARGS__; DUMP(v); }
    T(a, v.x = 1, v.y = 2, v.z = 0x34)
    T(b, v.x = 0xabcde, v.y = 0x12345)
    T(c, v.x = 31, v.y = 1, v.z = 2)
    T(d, v.x = 7, v.y = 5)
    T(e, v.c = 0x11, v.x = 0xabc, v.d = 0x22)
    T(f, v.x = 5, v.y = 6)
    T(g, v.x = 0x1ff, v.y = 0x101, v.z = 7)
    T(h, v.x = 0x123456789aull, v.y = 0xfffff)
    T(i, v.x = 0xabcde, v.y = 0x12345, v.z = 0x77)
    T(j, v.x = -1, v.y = 0x123456, v.z = 0x4321, v.w = -1)
    T(k, v.c = 1, v.d = 2)
    T(l, v.c = 1)
    printf("%d %d %d %d\n", (int)_Alignof(struct c), (int)_Alignof(struct d), (int)_Alignof(struct i), (int)_Alignof(struct l));
    return sizeof(struct h);
}
