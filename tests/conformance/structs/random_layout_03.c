#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { long long m0 : 58; short m1 : 3; signed char m2; short m3[5]; char m4; void *m5; unsigned long long m6; };
struct __attribute__((aligned(16))) s1 { short m0 : 2; double m1; unsigned short m2 : 13; };
struct s2 { double m0; int m1 : 9; long long m2; char m3[1]; char m4[3]; };
struct __attribute__((packed)) s3 { unsigned m0 : 28; signed char m1 : 2; unsigned long long m2; int m3; void *m4; unsigned m5 : 9; };
struct s4 { unsigned long long m0 : 62; short m1; int m2[3]; unsigned m3; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m2 at %d\n", (int)offsetof(struct s0, m2));
    printf("s0.m3 at %d\n", (int)offsetof(struct s0, m3));
    printf("s0.m4 at %d\n", (int)offsetof(struct s0, m4));
    printf("s0.m5 at %d\n", (int)offsetof(struct s0, m5));
    printf("s0.m6 at %d\n", (int)offsetof(struct s0, m6));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0 = 1ll;
      v.m1 = -1;
      v.m2 = 41;
      v.m3[4] = 30;
      v.m4 = 88;
      v.m6 = 72;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m2);
      printf("%g ", (double)v.m4);
      printf("%g ", (double)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m1 at %d\n", (int)offsetof(struct s1, m1));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m1 = 49;
      v.m2 = -1;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m1);
      printf("%lld ", (long long)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m0 at %d\n", (int)offsetof(struct s2, m0));
    printf("s2.m2 at %d\n", (int)offsetof(struct s2, m2));
    printf("s2.m3 at %d\n", (int)offsetof(struct s2, m3));
    printf("s2.m4 at %d\n", (int)offsetof(struct s2, m4));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0 = 58;
      v.m1 = 163;
      v.m2 = 20;
      v.m3[0] = 71;
      v.m4[2] = 66;
      printf("%g ", (double)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m2 at %d\n", (int)offsetof(struct s3, m2));
    printf("s3.m3 at %d\n", (int)offsetof(struct s3, m3));
    printf("s3.m4 at %d\n", (int)offsetof(struct s3, m4));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m1 = 1;
      v.m2 = 2;
      v.m3 = 7;
      v.m5 = 1;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%g ", (double)v.m2);
      printf("%g ", (double)v.m3);
      printf("%lld ", (long long)v.m5);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m1 at %d\n", (int)offsetof(struct s4, m1));
    printf("s4.m2 at %d\n", (int)offsetof(struct s4, m2));
    printf("s4.m3 at %d\n", (int)offsetof(struct s4, m3));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = -1ll;
      v.m1 = 39;
      v.m2[2] = 9;
      v.m3 = 75;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m3);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
