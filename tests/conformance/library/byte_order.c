/* <byteswap.h> and <strings.h>. */
#define _GNU_SOURCE
#include <byteswap.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <wctype.h>

int main(void) {
    volatile unsigned short a = 0x1234;
    volatile unsigned b = 0x12345678;
    volatile unsigned long long c = 0x123456789abcdef0ull;
    printf("%x %x %llx\n", bswap_16(a), bswap_32(b), (unsigned long long)bswap_64(c));
    printf("%x %x %llx\n", __bswap_16(a), __bswap_32(b), (unsigned long long)__bswap_64(c));
    printf("%d %d\n", ffsl(0x100), ffsll(0x10000000000ll));
    printf("%c %c\n", _tolower('A'), _toupper('b'));
    printf("%d %d\n", (*__ctype_tolower_loc())['Q'], (*__ctype_toupper_loc())['q']);
    for (wint_t w = 30; w < 128; w += 7) {
        printf("%d%d%d%d%d ", iswalnum(w) != 0, iswblank(w) != 0, iswgraph(w) != 0, iswlower(w) != 0, iswprint(w) != 0);
    }
    putchar('\n');
    return 0;
}
