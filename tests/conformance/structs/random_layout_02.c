#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { short m0; unsigned short m1 : 16; signed char m2; unsigned m3; short m4; unsigned : 0; unsigned m5 : 27; unsigned char m6; };
struct __attribute__((packed)) s1 { int m0 : 7; int m1 : 26; char m2[5]; long long m3 : 11; char m4[1]; struct s0 m5; signed char m6; };
struct s2 { struct s0 m0; signed char m1 : 1; long long m2 : 42; unsigned char m3; signed char m4 : 7; int m5[4]; int m6 : 18; };
struct s3 { unsigned m0; unsigned char m1 : 2; int m2[5]; char m3[1]; unsigned long long m4 : 56; };
struct s4 { unsigned short m0 : 5; unsigned short m1 : 3; struct s2 m2; short m3[4]; long m4; unsigned long long m5; short m6 : 8; _Bool m7 : 1; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m0 at %d\n", (int)offsetof(struct s0, m0));
    printf("s0.m2 at %d\n", (int)offsetof(struct s0, m2));
    printf("s0.m3 at %d\n", (int)offsetof(struct s0, m3));
    printf("s0.m4 at %d\n", (int)offsetof(struct s0, m4));
    printf("s0.m6 at %d\n", (int)offsetof(struct s0, m6));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0 = 40;
      v.m1 = 1;
      v.m2 = 84;
      v.m3 = 36;
      v.m4 = 11;
      v.m5 = 1;
      v.m6 = 75;
      printf("%g ", (double)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m2);
      printf("%g ", (double)v.m3);
      printf("%g ", (double)v.m4);
      printf("%lld ", (long long)v.m5);
      printf("%g ", (double)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m2 at %d\n", (int)offsetof(struct s1, m2));
    printf("s1.m4 at %d\n", (int)offsetof(struct s1, m4));
    printf("s1.m5 at %d\n", (int)offsetof(struct s1, m5));
    printf("s1.m6 at %d\n", (int)offsetof(struct s1, m6));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0 = -1;
      v.m1 = 16529746;
      v.m2[4] = 4;
      v.m3 = -1ll;
      v.m4[0] = 24;
      v.m6 = 92;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m3);
      printf("%g ", (double)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m0 at %d\n", (int)offsetof(struct s2, m0));
    printf("s2.m3 at %d\n", (int)offsetof(struct s2, m3));
    printf("s2.m5 at %d\n", (int)offsetof(struct s2, m5));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m1 = 1;
      v.m2 = 1ll;
      v.m3 = 49;
      v.m4 = 1;
      v.m5[3] = 93;
      v.m6 = -1;
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m4);
      printf("%lld ", (long long)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m0 at %d\n", (int)offsetof(struct s3, m0));
    printf("s3.m2 at %d\n", (int)offsetof(struct s3, m2));
    printf("s3.m3 at %d\n", (int)offsetof(struct s3, m3));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m0 = 89;
      v.m1 = 1;
      v.m2[4] = 91;
      v.m3[0] = 82;
      v.m4 = 22698645761558030ll;
      printf("%g ", (double)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m4);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m2 at %d\n", (int)offsetof(struct s4, m2));
    printf("s4.m3 at %d\n", (int)offsetof(struct s4, m3));
    printf("s4.m4 at %d\n", (int)offsetof(struct s4, m4));
    printf("s4.m5 at %d\n", (int)offsetof(struct s4, m5));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m1 = -1;
      v.m3[3] = 23;
      v.m4 = 45;
      v.m5 = 51;
      v.m6 = 34;
      v.m7 = -1;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m4);
      printf("%g ", (double)v.m5);
      printf("%lld ", (long long)v.m6);
      printf("%lld ", (long long)v.m7);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
