#include <stdio.h>
#include <stdarg.h>
static void take(const char *f, ...) {
    va_list ap; va_start(ap, f);
    for (; *f; f++) if (*f == 'i') printf("%d ", va_arg(ap, int));
    else if (*f == 'u') printf("%u ", va_arg(ap, unsigned));
    else if (*f == 'd') printf("%g ", va_arg(ap, double));
    else if (*f == 'q') printf("%lld ", va_arg(ap, long long));
    else printf("%s ", va_arg(ap, const char *)); puts(""); va_end(ap);
}
struct b { unsigned f : 3; signed g : 4; unsigned long long h : 33; };
enum e { E1 = 5, E2 = -6 };
int main(void) {
    char c = -1; unsigned char uc = 255; short s = -300; unsigned short us = 65000;
    float f = 0.5f; _Bool t = 1; struct b x = { 7, -8, 1 }; enum e e = E2; char arr[] = "array";
    take("iiiid", c, uc, s, us, f); take("iii", t, x.f, x.g); take("ii", e, E1);
    take("si", arr, 'x'); take("ud", 4000000000u, 1.5f * 2); take("qi", 1LL << 40, (char)200);
    take("sdi", "mix", (float)3, (short)-1); take("q", (long long)x.h); take("i", c + uc);
    take("i", !f); take("d", f + 1); take("i", (c, uc)); take("i", t ? uc : c);
    take("d", t ? uc : f); take("i", uc++); take("i", uc); take("i", sizeof(char) == 1);
    take("i", (_Bool)5); take("s", &"offset"[3]); printf("%c %d %g\n", c + 66, uc, f);
    return x.f;
}
