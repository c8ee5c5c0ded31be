//@ truth: false
//@ expect[auto]: false
/* __builtin_ctz has no result for 0. */
#include <stdio.h>
#include <stdint.h>

struct allocator {
    uint32_t free_mask;
};

static int alloc_block(struct allocator *a)
{
    int n = __builtin_ctz(a->free_mask); //~ VIOLATION library-precondition

    a->free_mask &= ~(UINT32_C(1) << n);
    return n;
}

static void free_block(struct allocator *a, int n)
{
    a->free_mask |= UINT32_C(1) << n;
}

int main(void)
{
    struct allocator a = { 0x0000000b };
    int first = alloc_block(&a);
    int second = alloc_block(&a);
    int third = alloc_block(&a);

    printf("%d %d %d\n", first, second, third);
    free_block(&a, second);
    second = alloc_block(&a);
    third = alloc_block(&a);
    printf("%d %d\n", second, third);
    return 0;
}
