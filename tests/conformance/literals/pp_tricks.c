#include <stdio.h>
#define CAT(a, b) a##b
#define XCAT(a, b) CAT(a, b)
#define STR(...) #__VA_ARGS__
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define LOG(fmt, ...) printf("[" fmt "]\n", ##__VA_ARGS__)
#define EMPTY
#define F(x) x + 1
int self_v = 4;
#define self_v 2 * self_v
#define APPLY(m, ...) m(__VA_ARGS__)
#define LIST X(red) X(green) X(blue)
enum {
#define X(n) COL_##n,
    LIST
#undef X
    NCOL };
static const char *names[] = {
#define X(n) [COL_##n] = #n,
    LIST
#undef X
};
int main(void) {
    int xy = 3, x1 = 11;
    printf("%d\n", CAT(x, y)); printf("%d\n", XCAT(x, CAT(, 1)));
    puts(STR(a, b  c,"d\"" ,'\n')); puts(STR());
    LOG("none"); LOG("%d %s", 1, "two");
    printf("%d\n", self_v); printf("%d\n", F(2) * 3); printf("%d\n", F (EMPTY 7));
    printf("%d\n", APPLY(MAX, 3, 9)); printf("%d\n", MAX(MAX(1, 2), MAX(4, 3)));
    for (int i = 0; i < NCOL; i++) printf("%s%s", names[i], i + 1 < NCOL ? "," : "\n");
    int F = 20; printf("%d\n", F);
    printf("%d\n", __LINE__);
#line 500 "other.c"
    printf("%d %s\n", __LINE__, __FILE__);
#if defined(NOPE) || !defined LIST
    puts("bad");
#elif 1
    puts("good");
#else
#error no
#endif
#ifdef __COUNTER__
    int c0 = __COUNTER__, c1 = __COUNTER__; printf("%d\n", c1 - c0);
#endif
    return __STDC__ + (__STDC_VERSION__ >= 201112L);
}
