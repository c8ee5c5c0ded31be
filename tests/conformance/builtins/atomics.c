#include <stdio.h>
int main(void) {
    int v = 10; long long q = 5; unsigned char c = 250; int r;
    printf("%d\n", __sync_fetch_and_add(&v, 5)); printf("%d\n", v);
    printf("%d\n", __sync_add_and_fetch(&v, 5)); printf("%d\n", __sync_fetch_and_sub(&v, 1));
    printf("%d\n", __sync_sub_and_fetch(&v, 1)); printf("%d\n", __sync_fetch_and_or(&v, 0x100));
    printf("%d\n", __sync_and_and_fetch(&v, 0xff)); printf("%d\n", __sync_xor_and_fetch(&v, 3));
    v = 7; printf("%d\n", __sync_bool_compare_and_swap(&v, 7, 8));
    printf("%d\n", __sync_bool_compare_and_swap(&v, 7, 9));
    printf("%d\n", __sync_val_compare_and_swap(&v, 8, 10));
    printf("%d\n", __sync_val_compare_and_swap(&v, 8, 11)); printf("%d\n", v);
    printf("%d\n", __sync_lock_test_and_set(&v, 1)); __sync_lock_release(&v); printf("%d\n", v);
    __sync_synchronize();
    __atomic_store_n(&v, 42, __ATOMIC_SEQ_CST);
    printf("%d\n", __atomic_load_n(&v, __ATOMIC_RELAXED));
    printf("%d\n", __atomic_exchange_n(&v, 43, __ATOMIC_ACQ_REL));
    printf("%d\n", __atomic_fetch_add(&v, 2, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_add_fetch(&v, 2, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_fetch_and(&v, 0xf, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_or_fetch(&v, 0x30, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_fetch_xor(&v, 1, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_sub_fetch(&v, 1, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_nand_fetch(&v, 0xff, __ATOMIC_SEQ_CST));
    int e = 1;
    printf("%d %d\n", __atomic_compare_exchange_n(&v, &e, 5, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST), 0);
    printf("%d\n", e == v);
    printf("%d\n", __atomic_compare_exchange_n(&v, &e, 5, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    printf("%d\n", v); __atomic_load(&v, &r, __ATOMIC_SEQ_CST); r++;
    __atomic_store(&v, &r, __ATOMIC_SEQ_CST); printf("%d\n", v);
    printf("%d\n", __atomic_fetch_add(&c, 10, __ATOMIC_SEQ_CST)); printf("%d\n", c);
    printf("%lld\n", __sync_add_and_fetch(&q, 1LL << 33));
    c = 0; printf("%d\n", __atomic_test_and_set(&c, __ATOMIC_SEQ_CST));
    __atomic_clear(&c, __ATOMIC_SEQ_CST); printf("%d\n", c);
    __atomic_thread_fence(__ATOMIC_SEQ_CST); return v;
}
