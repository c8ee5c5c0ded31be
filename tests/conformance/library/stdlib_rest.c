/* The parts of <stdlib.h> that other programs here do not use. */
#define _GNU_SOURCE
#include <malloc.h>
#include <sched.h>
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

extern double __strtod_internal(const char *, char **, int);
extern float __strtof_internal(const char *, char **, int);
extern long double __strtold_internal(const char *, char **, int);
extern long __strtol_internal(const char *, char **, int, int);
extern unsigned long __strtoul_internal(const char *, char **, int, int);
extern size_t __ctype_get_mb_cur_max(void);
extern struct tm *__gmtime_r(const time_t *, struct tm *);

static int by_sign(const void *a, const void *b, void *sign) {
    int x = *(const int *)a, y = *(const int *)b;
    return *(int *)sign * ((x > y) - (x < y));
}

int main(void) {
    printf("%g %g %Lg\n", __strtod_internal("1.5", 0, 0), __strtof_internal("2.5", 0, 0), __strtold_internal("3.5", 0, 0));
    printf("%ld %lu\n", __strtol_internal("-12", 0, 10, 0), __strtoul_internal("ff", 0, 16, 0));
    printf("%lld %llu\n", strtoq("-5", 0, 10), strtouq("5", 0, 10));
    printf("%zu\n", __ctype_get_mb_cur_max());
    srandom(3);
    printf("%ld\n", random());
    srand48(7);
    printf("%.12f %ld %ld\n", drand48(), lrand48(), mrand48());
    int numbers[5] = {3, 1, 2, 5, 4}, sign = -1;
    qsort_r(numbers, 5, sizeof *numbers, by_sign, &sign);
    for (int i = 0; i < 5; i++) printf("%d ", numbers[i]);
    int *block = reallocarray(0, 4, sizeof *block);
    if (block) memset(block, 0, 4 * sizeof *block);
    printf("%d\n", block ? block[3] : 0);
    free(block);
    void *aligned = memalign(64, 10), *page = valloc(10);
    printf("%d\n", (uintptr_t)aligned % 64 == 0 && (uintptr_t)page % 4096 == 0);
    printf("%d\n", aligned && malloc_usable_size(aligned) >= 10);
    free(aligned);
    free(page);
    printf("%d\n", secure_getenv("NO_SUCH_NAME") == 0);
    printf("%d %d\n", sched_yield(), getpagesize());
    struct tm date;
    time_t second = 0;
    printf("%d\n", __gmtime_r(&second, &date) ? date.tm_year : 0);
    tzset();
    printf("%d %d\n", usleep(0), sleep(0));
    printf("%d\n", clock() >= 0);
    fflush(stdout);
    quick_exit(3);
}
