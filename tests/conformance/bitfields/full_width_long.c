// A bit-field as wide as its type is promoted like that type; on ILP32, a long one stays long.
#include <stdio.h>
#define NAME(e) \
    _Generic((e), int: "int", unsigned: "unsigned", long: "long", unsigned long: "unsigned long", default: "other")
struct fields {
    long whole : 8 * sizeof(long);
    unsigned long whole_unsigned : 8 * sizeof(long);
    long narrow : 31;
    unsigned long narrow_unsigned : 31;
    short small : 16;
    unsigned all : 32;
};
int main(void) {
    struct fields f = { -1, -1, -1, -1, -1, -1 };
    printf("%s %s %s %s\n", NAME(+f.whole), NAME(+f.whole_unsigned), NAME(+f.narrow), NAME(+f.narrow_unsigned));
    printf("%s %s\n", NAME(+f.small), NAME(+f.all));
    printf("%ld %d\n", f.whole, f.whole_unsigned == (unsigned long)-1);
    printf("%d\n", f.whole_unsigned + 1 == 0);
    return 0;
}
