#include <stdio.h>
static int f8(signed char c) { switch (c) { case -1: return 1; case 127: return 2; case -128: return 3; } return 0; }
static int fu8(unsigned char c) { switch (c) { case 255: return 1; case 0: return 2; default: return 0; } }
static int f16(unsigned short s) { switch (s) { case 65535: return 1; case 0x8000: return 2; } return 0; }
static int fu(unsigned u) {
    switch (u) { case 4294967295u: return 1; case 0x80000000u: return 2; case 0: return 3; }
    return 0;
}
static int fl(long l) { switch (l) { case -1L: return 1; case 2147483647L: return 2; } return 0; }
static int fb(_Bool b) { switch (b) { case 0: return 5; case 1: return 6; } return 7; }
static int fc(char c) { switch (c) { case '\xff': return 1; case 'a': return 2; case '\n': return 3; } return 0; }
static int fe(int x) {
    switch (x ? x > 0 ? 'p' : 'n' : 'z') { case 'p': return 1; case 'n': return 2; case 'z': return 3; }
    return 0;
}
int main(void) {
    printf("%d %d %d %d\n", f8(255), f8(127), f8(128), f8(5));
    printf("%d %d %d\n", fu8(-1), fu8(256), fu8(3));
    printf("%d %d\n", f16(-1), f16(32768));
    printf("%d %d %d\n", fu(-1), fu(1u << 31), fu(0));
    printf("%d %d\n", fl(-1), fl(2147483647));
    printf("%d %d %d\n", fb(7), fb(0), fb(0.5));
    printf("%d %d %d\n", fc(255), fc(97), fc(10));
    printf("%d %d %d\n", fe(9), fe(-9), fe(0));
    switch ((char)300) { case 44: puts("wrapped"); break; default: puts("no"); }
    switch (3 - 5) { case -2: puts("neg"); }
    switch ((unsigned char)(200 + 100)) { case 44: puts("u8"); }
    switch (sizeof(long)) { case 4: puts("ilp32"); break; case 8: puts("lp64"); break; }
    return 0;
}
