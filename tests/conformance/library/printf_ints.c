#include <stdio.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
int main(void) {
    printf("[%d][%5d][%-5d][%05d][%+d][% d][%+5d][%-+5d|]\n", 42, 42, 42, 42, 42, 42, 42, 42);
    printf("[%d][%5d][%-5d][%05d][%+d][% d]\n", -42, -42, -42, -42, -42, -42);
    printf("[%.3d][%.0d][%.0d][%8.3d][%-8.3d][%08.3d][%+.3d]\n", 7, 0, 1, 7, 7, 7, 7);
    printf("[%u][%x][%X][%o][%#x][%#X][%#o]\n", 255u, 255u, 255u, 255u, 255u, 255u, 255u);
    printf("[%#x][%#o][%#.3x][%#8x][%#08x][%-#8x][%#.0o][%.0x]\n", 0, 0, 5, 5, 5, 5, 0, 0);
    printf("[%hhd][%hhu][%hd][%hu]\n", 300, 300, 70000, 70000); printf("[%hhx][%hx][%hho]\n", -1, -1, -1);
    printf("[%ld][%lu][%lx][%lld][%llu][%llx][%llo]\n", -1L, -1UL, -1L, LLONG_MIN, ULLONG_MAX, -1LL, -1LL);
    printf("[%jd][%ju][%zd][%zu][%td][%zx]\n", INTMAX_MIN, UINTMAX_MAX, (size_t)-1, (size_t)5, (ptrdiff_t)-5, (size_t)255);
    printf("[%*d][%-*d][%*d][%.*d][%*.*d][%.*d]\n", 6, 1, 6, 2, -6, 3, 3, 4, 6, 3, 5, -1, 6);
    printf("[%i][%c][%5c][%-5c|][%%]\n", 10, 'x', 'y', 'z'); printf("[%c%c%c]\n", 65, 66, 0x143);
    int n1, n2; signed char hh; long long ll; printf("abc%n def%n\n", &n1, &n2);
    printf("%d %d\n", n1, n2); printf("12345%hhn%lln\n", &hh, &ll); printf("%d %lld\n", hh, ll);
    printf("[%+u][% x][%0-6d|][%+ d]\n", 5u, 5, 5, 5);
    printf("[%2$s %1$s]\n", "world", "hello"); printf("[%'d]\n", 1234567);
    printf("%d%d%d\n", 1, 2, 3); printf("[%p][%10p]\n", NULL, NULL);
    printf("[%p][%p]\n", (void *)0x1234, (void *)0xabcdef);
    int r = printf("count\n"); return r;
}
