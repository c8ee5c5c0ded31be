/* Atomic operations that other programs here do not use. */
#include <stdio.h>

int main(void) {
    int v = 12, w = 5, r = 0, e = 5;
    printf("%d %d\n", __atomic_and_fetch(&v, 10, __ATOMIC_SEQ_CST), __atomic_always_lock_free(4, 0));
    printf("%d\n", __atomic_fetch_nand(&v, 12, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_fetch_or(&v, 3, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_fetch_sub(&v, 2, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_xor_fetch(&v, 6, __ATOMIC_SEQ_CST));
    __atomic_exchange(&v, &w, &r, __ATOMIC_SEQ_CST);
    printf("%d %d\n", v, r);
    printf("%d\n", __atomic_compare_exchange(&v, &e, &r, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    printf("%d %d\n", v, __atomic_is_lock_free(4, &v));
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    printf("%d\n", __sync_fetch_and_and(&v, -2));
    printf("%d\n", __sync_fetch_and_nand(&v, 7));
    printf("%d\n", __sync_fetch_and_xor(&v, 9));
    printf("%d\n", __sync_nand_and_fetch(&v, 3));
    printf("%d\n", __sync_or_and_fetch(&v, 16));
    return 0;
}
