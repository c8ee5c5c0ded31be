#include <stdio.h>
#include <stddef.h>
#include <stdalign.h>
#include <stdint.h>
#include <assert.h>
_Static_assert(sizeof(int) == 4, "int size");
_Static_assert(sizeof(char) == 1);
static_assert((char)255 == -1, "signed char");
struct a { char c; alignas(16) int i; char d; };
struct b { int x; _Static_assert(1, "in struct"); char y; } __attribute__((aligned(32)));
typedef int ai __attribute__((aligned(64)));
alignas(128) char gbuf[3]; static ai gi;
int main(void) {
    _Static_assert(_Alignof(double) >= 4, "block");
    printf("%d %d %d\n", (int)sizeof(struct a), (int)alignof(struct a), (int)offsetof(struct a, d));
    printf("%d %d\n", (int)sizeof(struct b), (int)alignof(struct b));
    printf("%d %d %d %d %d\n", (int)alignof(char), (int)alignof(short), (int)alignof(int), (int)alignof(long long), (int)alignof(void *));
    printf("%d %d\n", (int)alignof(long double), (int)alignof(max_align_t));
    printf("%d %d\n", (int)__alignof__(long long), (int)__alignof__(double));
    printf("%d %d\n", (uintptr_t)gbuf % 128 == 0, (uintptr_t)&gi % 64 == 0);
    _Alignas(32) char loc[5]; printf("%d %d\n", (uintptr_t)loc % 32 == 0, (int)sizeof loc);
    struct b arr[2];
    printf("%d %d\n", (int)((char *)&arr[1] - (char *)&arr[0]), (uintptr_t)&arr[1] % 32 == 0);
    printf("%d %d\n", (int)__alignof__(gbuf), (int)alignof(ai));
    alignas(double) unsigned char raw[sizeof(double)];
    printf("%d\n", (uintptr_t)raw % alignof(double) == 0);
    printf("%d\n", (int)alignof(int[10])); struct { char c; long long q; double d; } s;
    printf("%d %d\n", (int)((char *)&s.q - (char *)&s), (int)sizeof s); return 0;
}
