/* Every attribute that verification tasks have, where it can change something, by both of its names. */
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

static void ends(int) __attribute__((noreturn));
static void ends_too(int) __attribute__((__noreturn__, __nothrow__, __leaf__));
static void ends(int status) { fflush(stdout); exit(status); }
static void ends_too(int status) { ends(status); }
static int calls;
__attribute__((nothrow, leaf)) static int counted(void) { return ++calls; }
__attribute__((const)) static int twice(int x) { return 2 * x; }
__attribute__((__const__)) static int thrice(int x) { return 3 * x; }
__attribute__((pure)) static int seen(void) { return calls; }
__attribute__((__pure__)) static int seen_too(void) { return calls + 1; }
__attribute__((nonnull)) static int first(int *p) { return *p; }
__attribute__((__nonnull__(1))) static int second(int *p, int *q) { return p[1] + (q ? *q : 0); }
__attribute__((malloc, alloc_size(1), warn_unused_result)) static void *block(size_t n) { return malloc(n); }
__attribute__((__malloc__, __alloc_size__(1, 2), __warn_unused_result__)) static void *blocks(size_t n, size_t m) {
    return calloc(n, m);
}

typedef int byte_t __attribute__((mode(QI)));
typedef unsigned half_t __attribute__((__mode__(__HI__)));
typedef int word_t __attribute__((mode(word)));
typedef unsigned pointer_t __attribute__((mode(pointer)));
typedef int wide_t __attribute__((mode(__DI__)));
typedef float double_t_ __attribute__((mode(DF)));

struct aligned { char c; int x __attribute__((aligned(16))); } __attribute__((__aligned__(32)));
struct packed { char c; int x; short s; } __attribute__((packed));
struct part { char c; int x __attribute__((__packed__)); short s; };
struct both { char c; long long x; } __attribute__((packed, aligned(4)));
typedef int aligned_int __attribute__((aligned(8)));
struct holds { char c; aligned_int x; };
enum __attribute__((packed)) small { ONE, TWO };

typedef union { int *i; const char *c; void *v; } any_t __attribute__((transparent_union));
static int by_any(any_t any) { return *any.i; }
typedef union { long *l; int *i; } other_t __attribute__((__transparent_union__));
static long by_other(other_t other) { return *other.i; }

int present __attribute__((weak)) = 3;
extern int missing __attribute__((__weak__));
extern void missing_function(void) __attribute__((weak));
int __attribute__((weak)) weak_function(void) { return 11; }

int target(void) { return 12; }
extern int other_name(void) __attribute__((alias("target")));
extern int weak_name(void) __attribute__((weak, __alias__("target")));
int original = 13;
extern int renamed __attribute__((alias("original")));

__attribute__((regparm(3))) static int in_registers(int a, int b, int c) { return a * 100 + b * 10 + c; }
__attribute__((cdecl)) static int c_call(int a, int b) { return a - b; }
__attribute__((__stdcall__)) static int std_call(int a, int b) { return a - 2 * b; }
__attribute__((fastcall)) static int fast_call(int a, int b) { return a - 3 * b; }
static int (__attribute__((stdcall)) *through)(int, int) = std_call;

__attribute__((no_instrument_function, deprecated)) static int old(void) { return 14; }
__attribute__((__deprecated__("use another"), __no_instrument_function__)) static int older(void) { return 15; }
__attribute__((format(printf, 1, 2))) static int shown(const char *format, ...) {
    va_list list;
    va_start(list, format);
    int n = vprintf(format, list);
    va_end(list);
    return n;
}
__attribute__((__format__(__printf__, 2, 3))) static int shown_too(int n, const char *format, ...) {
    va_list list;
    va_start(list, format);
    n += vprintf(format, list);
    va_end(list);
    return n;
}
static inline __attribute__((always_inline)) int inlined(int x) { return x + 1; }
static __inline__ __attribute__((__always_inline__, __unused__)) int inlined_too(int x) { return x + 2; }
static int in_section __attribute__((section("mine"))) = 16;
static int __attribute__((__section__("mine"), used)) in_section_too = 17;
__attribute__((section("code"))) static int in_code(void) { return 18; }
static int unused __attribute__((unused)) = 19;
static int used __attribute__((__used__)) = 20;
int warned(void) __attribute__((warning("called")));
int warned(void) { return 21; }
int __attribute__((ldv_model)) modelled(void) { return 22; }
int __attribute__((ldv_model_inline)) modelled_too(void) { return 23; }
int __attribute__((dllimport, selectany)) imported = 24;

static int labelled(int n) {
    if (n) goto out;
    return 0;
out: __attribute__((unused));
    return 25;
}

int main(void) {
    int pair[2] = {5, 6}, *p = block(sizeof *p), *q = blocks(2, sizeof *q);
    printf("%d %d %d\n", counted(), twice(4), thrice(4));
    printf("%d %d %d %d\n", seen(), seen_too(), first(pair), second(pair, 0));
    printf("%d %d\n", p != 0, q ? q[1] : 0);
    free(p);
    free(q);
    printf("%d %d %d\n", (int)sizeof(byte_t), (int)sizeof(half_t), (int)sizeof(word_t));
    printf("%d %d %d\n", (int)sizeof(pointer_t), (int)sizeof(wide_t), (int)sizeof(double_t_));
    printf("%d %d\n", (byte_t)200, (half_t)70000);
    printf("%d %d %d\n", (int)sizeof(struct aligned), (int)offsetof(struct aligned, x), (int)__alignof__(struct aligned));
    printf("%d %d %d\n", (int)sizeof(struct packed), (int)offsetof(struct packed, s), (int)__alignof__(struct packed));
    printf("%d %d\n", (int)sizeof(struct part), (int)offsetof(struct part, x));
    printf("%d %d\n", (int)sizeof(struct both), (int)__alignof__(struct both));
    printf("%d %d\n", (int)sizeof(struct holds), (int)offsetof(struct holds, x));
    printf("%d\n", (int)sizeof(enum small));
    printf("%d %ld\n", by_any(pair), by_other(pair + 1));
    printf("%d %d %d %d\n", present, &missing == 0, missing_function == 0, weak_function());
    printf("%d %d %d\n", other_name(), weak_name(), renamed);
    renamed = 33;
    printf("%d\n", original);
    printf("%d %d %d %d %d\n", in_registers(1, 2, 3), c_call(9, 1), std_call(9, 1), fast_call(9, 1), through(9, 2));
    printf("%d %d\n", old(), older());
    printf("%d\n", shown("%d %s\n", 1, "a"));
    printf("%d\n", shown_too(3, "%c\n", 'x'));
    printf("%d %d\n", inlined(1), inlined_too(1));
    printf("%d %d %d\n", in_section, in_section_too, in_code());
    printf("%d %d %d\n", warned(), modelled(), modelled_too());
    printf("%d %d\n", imported, labelled(1));
    ends_too(7);
}
