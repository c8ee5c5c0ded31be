/* Constant expressions and where they are needed. */
#define EQ(a, b) _Static_assert((a) == (b), #a " equals " #b)
EQ(7 / 2, 3); EQ(-7 / 2, -3); EQ(-7 % 3, -1); EQ(1 << 4, 16); EQ(-8 >> 1, -4); EQ(~0, -1); EQ(5 & 3, 1); EQ(5 | 3, 7); EQ(5 ^ 3, 6); EQ(!5, 0); EQ(!!5, 1); EQ(-1 < 0u, 0); EQ(-1 < 0, 1); EQ(1 ? 2 : 1 / 0, 2); EQ(0 && 1 / 0, 0); EQ(1 || 1 / 0, 1);
EQ((unsigned char)300, 44); EQ((signed char)200, -56); EQ((int)3.9, 3); EQ((int)-3.9, -3); EQ((_Bool)0.5, 1); EQ((unsigned)-1, 4294967295u); EQ((int)(1.0 * 4), 4); EQ(1.5 + 1.5 == 3.0, 1); EQ(0.1f == 0.1, 0); EQ((float)0.1 == 0.1f, 1); EQ(1e400 > 1e308, 1);
EQ(0xffffffffu + 1, 0); EQ(2147483647u + 1, 2147483648u); EQ(sizeof(int[(int)2.5]), 8); EQ(3 ?: 4, 3); EQ(0 ?: 4, 4); EQ('a' + 1, 'b'); EQ((long long)1 << 40, 1099511627776); EQ((char)-1 == -1, 1);
EQ(__builtin_bswap32(0x11223344), 0x44332211); EQ(__builtin_popcount(255), 8); EQ(__builtin_clz(1), 31); EQ(__builtin_ctzll(8), 3); EQ(__builtin_ffs(0), 0);
struct s { char a; int b; char c[5]; double d; short e; } __attribute__((packed));
EQ(sizeof(struct s), 20); EQ(__builtin_offsetof(struct s, d), 10); EQ((__SIZE_TYPE__)&((struct s *)0)->c[2], 7); EQ((char *)&((struct s *)0)->e - (char *)0, 18);
enum { E0, E1 = 10, E2, E3 = E1 * 2 + E2, E4 = -1, E5 }; EQ(E3, 31); EQ(E5, 0);
enum big { B0 = 0x7fffffff, B1 = 0x80000000u, B2 = 0xffffffffffull }; EQ(sizeof(enum big), 8); EQ(B2, 0xffffffffffull); EQ(sizeof(B0), 4);
enum __attribute__((packed)) small { S0, S1 = 200 }; EQ(sizeof(enum small), 1);
int x, arr[10], a1[(int)(1.0 * 4)], a2[!!1], a3[sizeof(arr) / sizeof(arr[0])], a4['a' == 97 ? 3 : -1], a5[__builtin_constant_p(3) ? 2 : -1]; EQ(sizeof a1, 16); EQ(sizeof a3, 40);
static int fun(void) { return 1; }
/* Address constants. */
int *p1 = &x, *p2 = arr + 3, *p3 = &arr[2] + 1, *p4 = (int *)0, *p5 = (int *)((char *)arr + 4), *p6 = 0 + arr; char *p7 = "abc" + 1, *p8 = &"abc"[1]; int (*p9)(void) = fun, (*p10)(void) = &fun, (*p11)(void) = *fun; void *p12 = fun; unsigned long p13 = (unsigned long)&x, p14 = (unsigned long)&x + 4; long p15 = &arr[5] - &arr[2]; int p16 = &x != 0, p17 = !&x, p18 = &x && 1; int *p19 = 1 ? &x : 0; char p20[] = { [0 ... 3] = 'x', 0 };
const int k = 5; static const double kd = 1.5; int k2 = k + 1; double k3 = kd * 2; int *p21 = (int[]){1, 2, 3}; struct { int a; int *b; } s1 = { .b = &s1.a, .a = (int)1.7 }, *ps1 = &(__typeof__(s1)){3, &x}; float fl = 1 / 3.0f;
struct t { int a, b; } t1 = (struct t){1, 2}; int ta[] = (int[]){1, 2, 3}; EQ(sizeof ta, 12);
int sw(unsigned char v, long long w) {
  static void *tab[] = { &&one, &&two }; static int diff = &&two - &&one;
  switch (v) { case 1: case 'a': case 300 - 290: case E1 + 1: return 1; case 20 ... 30: return 2; default: ; }
  switch (w) { case 0x100000000ll: return 3; case -1: return 4; }
  goto *tab[v]; one: return 5; two: return diff;
}
struct bf { int a : E1; unsigned : 0; unsigned b : sizeof(int) * 8; _Bool c : 1; enum big d : 3; };
_Static_assert(sizeof(struct bf) >= 8, "size"); int neg[2 - 1 * 1];
