#include <stdio.h>
#include <string.h>
#include <stddef.h>
struct s0 { signed char m0 : 1; unsigned m1; short m2; long m3; };
struct __attribute__((packed)) s1 { short m0[4]; _Bool m1; unsigned m2 : 25; unsigned char m3; _Bool m4; short m5; unsigned char m6 : 1; };
struct s2 { short m0; struct s0 m1; double m2; void *m3; int m4[2]; };
struct s3 { unsigned m0; int m1; long long m2; int m3; float m4; signed char m5 : 4; int m6 : 3; };
struct s4 { signed char m0; unsigned long long m1 : 37; unsigned char m2 : 5; char m3[5]; _Bool m4 : 1; struct s1 m5; int m6[4]; unsigned char m7 : 3; };
static void dump(const void *p, size_t n) { const unsigned char *b = p; while (n--) printf("%02x", *b++); puts(""); }
int main(void) {
    printf("s0 size %d align %d\n", (int)sizeof(struct s0), (int)_Alignof(struct s0));
    printf("s0.m1 at %d\n", (int)offsetof(struct s0, m1));
    printf("s0.m2 at %d\n", (int)offsetof(struct s0, m2));
    printf("s0.m3 at %d\n", (int)offsetof(struct s0, m3));
    { struct s0 v; memset(&v, 0, sizeof v);
      v.m0 = -1;
      v.m1 = 52;
      v.m2 = 59;
      v.m3 = 14;
      printf("%lld ", (long long)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m2);
      printf("%g ", (double)v.m3);
      puts(""); dump(&v, sizeof v); }
    printf("s1 size %d align %d\n", (int)sizeof(struct s1), (int)_Alignof(struct s1));
    printf("s1.m0 at %d\n", (int)offsetof(struct s1, m0));
    printf("s1.m1 at %d\n", (int)offsetof(struct s1, m1));
    printf("s1.m3 at %d\n", (int)offsetof(struct s1, m3));
    printf("s1.m4 at %d\n", (int)offsetof(struct s1, m4));
    printf("s1.m5 at %d\n", (int)offsetof(struct s1, m5));
    { struct s1 v; memset(&v, 0, sizeof v);
      v.m0[3] = 35;
      v.m1 = 92;
      v.m2 = -1;
      v.m3 = 66;
      v.m4 = 7;
      v.m5 = 29;
      v.m6 = 1;
      printf("%g ", (double)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%g ", (double)v.m3);
      printf("%g ", (double)v.m4);
      printf("%g ", (double)v.m5);
      printf("%lld ", (long long)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s2 size %d align %d\n", (int)sizeof(struct s2), (int)_Alignof(struct s2));
    printf("s2.m0 at %d\n", (int)offsetof(struct s2, m0));
    printf("s2.m1 at %d\n", (int)offsetof(struct s2, m1));
    printf("s2.m2 at %d\n", (int)offsetof(struct s2, m2));
    printf("s2.m3 at %d\n", (int)offsetof(struct s2, m3));
    printf("s2.m4 at %d\n", (int)offsetof(struct s2, m4));
    { struct s2 v; memset(&v, 0, sizeof v);
      v.m0 = 68;
      v.m2 = 66;
      v.m4[1] = 70;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m2);
      puts(""); dump(&v, sizeof v); }
    printf("s3 size %d align %d\n", (int)sizeof(struct s3), (int)_Alignof(struct s3));
    printf("s3.m0 at %d\n", (int)offsetof(struct s3, m0));
    printf("s3.m1 at %d\n", (int)offsetof(struct s3, m1));
    printf("s3.m2 at %d\n", (int)offsetof(struct s3, m2));
    printf("s3.m3 at %d\n", (int)offsetof(struct s3, m3));
    printf("s3.m4 at %d\n", (int)offsetof(struct s3, m4));
    { struct s3 v; memset(&v, 0, sizeof v);
      v.m0 = 35;
      v.m1 = 70;
      v.m2 = 67;
      v.m3 = 98;
      v.m4 = 44;
      v.m5 = 1;
      v.m6 = 1;
      printf("%g ", (double)v.m0);
      printf("%g ", (double)v.m1);
      printf("%g ", (double)v.m2);
      printf("%g ", (double)v.m3);
      printf("%g ", (double)v.m4);
      printf("%lld ", (long long)v.m5);
      printf("%lld ", (long long)v.m6);
      puts(""); dump(&v, sizeof v); }
    printf("s4 size %d align %d\n", (int)sizeof(struct s4), (int)_Alignof(struct s4));
    printf("s4.m0 at %d\n", (int)offsetof(struct s4, m0));
    printf("s4.m3 at %d\n", (int)offsetof(struct s4, m3));
    printf("s4.m5 at %d\n", (int)offsetof(struct s4, m5));
    printf("s4.m6 at %d\n", (int)offsetof(struct s4, m6));
    { struct s4 v; memset(&v, 0, sizeof v);
      v.m0 = 47;
      v.m1 = 12856326639ll;
      v.m2 = 1;
      v.m3[4] = 61;
      v.m4 = 1;
      v.m6[3] = 91;
      v.m7 = 1;
      printf("%g ", (double)v.m0);
      printf("%lld ", (long long)v.m1);
      printf("%lld ", (long long)v.m2);
      printf("%lld ", (long long)v.m4);
      printf("%lld ", (long long)v.m7);
      puts(""); dump(&v, sizeof v); }
    return 0;
}
