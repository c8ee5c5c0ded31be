#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { unsigned short m0 : 6; char m1; unsigned long m2; unsigned m3 : 19; char m4; short m5; int m6 : 8; };
struct s1 { unsigned m0 : 21; struct s0 m1; long m2; unsigned long long m3 : 37; unsigned m4 : 25; short m5[2]; struct s0 m6; long m7; };
struct s2 { unsigned char m0 : 3; unsigned m1 : 25; int m2[3]; int m3[3]; unsigned char m4 : 6; };
struct __attribute__((packed)) s3 { short m0; signed char m1; int m2 : 13; _Bool m3 : 1; unsigned short m4; };
struct s4 { short m0; signed char m1; float m2; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m1 at %d\n", (int)offsetof(struct s0, m1));
    printf("s0.m2 at %d\n", (int)offsetof(struct s0, m2));
    printf("s0.m4 at %d\n", (int)offsetof(struct s0, m4));
    printf("s0.m5 at %d\n", (int)offsetof(struct s0, m5));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m1 = 8;
      v.m2 = 36;
      v.m3 = 1;
      v.m4 = 83;
      v.m5 = 55;
      v.m6 = 37;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m2);
      printf("%lld ", (long long)v.m3);
      printf("%g ", (double)v.m4);
      printf("%g ", (double)v.m5);
      printf("%lld ", (long long)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m1 at %d\n", (int)offsetof(struct s1, m1));
    printf("s1.m2 at %d\n", (int)offsetof(struct s1, m2));
    printf("s1.m5 at %d\n", (int)offsetof(struct s1, m5));
    printf("s1.m6 at %d\n", (int)offsetof(struct s1, m6));
    printf("s1.m7 at %d\n", (int)offsetof(struct s1, m7));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0 = 1;
      v.m2 = 24;
      v.m3 = 67792225134ll;
      v.m4 = -1;
      v.m5[1] = 31;
      v.m7 = 9;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m2);
      printf("%lld ", (long long)v.m3);
      printf("%lld ", (long long)v.m4);
      printf("%g ", (double)v.m7);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m2 at %d\n", (int)offsetof(struct s2, m2));
    printf("s2.m3 at %d\n", (int)offsetof(struct s2, m3));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0 = 0;
      v.m1 = -1;
      v.m2[2] = 69;
      v.m3[2] = 16;
      v.m4 = 14;
      printf("%lld ", (long long)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m4);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m0 at %d\n", (int)offsetof(struct s3, m0));
    printf("s3.m1 at %d\n", (int)offsetof(struct s3, m1));
    printf("s3.m4 at %d\n", (int)offsetof(struct s3, m4));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m0 = 43;
      v.m1 = 96;
      v.m2 = 2119;
      v.m3 = -1;
      v.m4 = 17;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%lld ", (long long)v.m3);
      printf("%g ", (double)v.m4);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m0 at %d\n", (int)offsetof(struct s4, m0));
    printf("s4.m1 at %d\n", (int)offsetof(struct s4, m1));
    printf("s4.m2 at %d\n", (int)offsetof(struct s4, m2));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 57;
      v.m1 = 61;
      v.m2 = 63;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m2);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
