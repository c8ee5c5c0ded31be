#include <stdio.h>
#define N(e) _Generic((e), int: "int", unsigned: "unsigned", long: "long", unsigned long: "unsigned long", long long: "long long", unsigned long long: "unsigned long long", default: "?")
#define P(e) printf("%s: %s\n", #e, N(e))
int main(void) {
    P(0); P(2147483647); P(2147483648); P(4294967295); P(4294967296); P(9223372036854775807);
    P(0x7fffffff); P(0x80000000); P(0xffffffff); P(0x100000000); P(0x7fffffffffffffff); P(0x8000000000000000);
    P(017777777777); P(020000000000); P(037777777777); P(040000000000);
    P(0777777777777777777777); P(01777777777777777777777);
    P(1u); P(4294967295u); P(4294967296u); P(1l); P(2147483648l); P(0x80000000l);
    P(0xffffffffl); P(1ul); P(0x100000000ul);
    P(1ll); P(1ull); P(1LLU); P(1uLL); P(0x8000000000000000ll); P(0b101);
    P(0b11111111111111111111111111111111); P(0B1LL);
    P(-2147483648); P('a'); P(2147483647 + 0u); P(1 ? 1 : 1l); P(sizeof 0); P(L'a'); P(u'a' + 0); P(U'a'); P(-1u);
    return 0;
}
