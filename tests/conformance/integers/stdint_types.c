#include <stdio.h>
#include <stdint.h>
#include <inttypes.h>
#include <stddef.h>
#define S(t) printf(#t " %d %d\n", (int)sizeof(t), (t)-1 < (t)1)
int main(void) {
    S(int8_t); S(uint8_t); S(int16_t); S(uint16_t); S(int32_t); S(uint32_t); S(int64_t); S(uint64_t);
    S(int_least8_t); S(int_least16_t); S(int_fast8_t); S(int_fast16_t); S(int_fast32_t);
    S(int_fast64_t); S(intptr_t); S(uintptr_t); S(intmax_t); S(uintmax_t);
    S(size_t); S(ptrdiff_t); S(wchar_t);
    printf("%" PRId8 " %" PRIu16 " %" PRIx32 " %" PRId64 " %" PRIu64 "\n", (int8_t)INT8_MIN, (uint16_t)UINT16_MAX, UINT32_MAX, INT64_MIN, UINT64_MAX);
    printf("%" PRIdMAX " %" PRIuMAX " %" PRIXPTR "\n", INTMAX_MIN, UINTMAX_MAX, UINTPTR_MAX);
    printf("%zu %td\n", SIZE_MAX, (ptrdiff_t)PTRDIFF_MIN);
    printf("%d %d %d\n", (int)sizeof(INT64_C(1)), (int)sizeof(UINT32_C(1)), (int)sizeof(INT8_C(1)));
    uint8_t a = 255; int8_t b = (int8_t)a; printf("%d %d\n", a, b);
    uint64_t h = UINT64_C(14695981039346656037);
    for (const char *s = "carve"; *s; s++) { h ^= (uint8_t)*s; h *= UINT64_C(1099511628211); }
    printf("%016" PRIx64 "\n", h);
    return (int)(h & 0x7f);
}
