// gcc's atomic operations.
#include <stdio.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    int v = 5, e = 5, *none = 0, *gone = malloc(sizeof *gone);
    if (!gone) return 0;
    free(gone);
    switch (LINE) {
    FAULT __sync_fetch_and_add(none, 1); break;
    FAULT __sync_sub_and_fetch(gone, 1); break;
    FAULT __sync_lock_test_and_set(none, 1); break;
    FAULT __sync_lock_release(gone); break;
    FAULT __sync_bool_compare_and_swap(none, 1, 2); break;
    FAULT __sync_val_compare_and_swap(gone, 1, 2); break;
    FAULT __atomic_fetch_or(none, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_xor_fetch(gone, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_exchange_n(none, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_store_n(gone, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_load_n(none, __ATOMIC_SEQ_CST); break;
    FAULT __sync_fetch_and_sub(gone, 1); break;
    FAULT __sync_fetch_and_or(none, 1); break;
    FAULT __sync_fetch_and_and(gone, 1); break;
    FAULT __sync_fetch_and_xor(none, 1); break;
    FAULT __sync_add_and_fetch(gone, 1); break;
    FAULT __sync_or_and_fetch(none, 1); break;
    FAULT __sync_and_and_fetch(gone, 1); break;
    FAULT __sync_xor_and_fetch(none, 1); break;
    FAULT __atomic_fetch_add(gone, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_fetch_sub(none, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_fetch_and(gone, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_fetch_xor(none, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_add_fetch(gone, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_sub_fetch(none, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_or_fetch(gone, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_and_fetch(none, 1, __ATOMIC_SEQ_CST); break;
    FAULT __atomic_compare_exchange_n(&v, none, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); break;
    }
    printf("%d %d\n", __sync_fetch_and_add(&v, 1), __atomic_load_n(&e, __ATOMIC_SEQ_CST));
    printf("%d\n", __sync_sub_and_fetch(&v, 1));
    printf("%d\n", __sync_bool_compare_and_swap(&v, 5, 6));
    printf("%d\n", __sync_val_compare_and_swap(&v, 6, 7));
    printf("%d\n", __atomic_fetch_or(&v, 8, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_xor_fetch(&v, 1, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_exchange_n(&v, 3, __ATOMIC_SEQ_CST));
    __atomic_store_n(&v, 5, __ATOMIC_SEQ_CST);
    printf("%d\n", __atomic_compare_exchange_n(&v, &e, 1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
    printf("%d\n", __sync_lock_test_and_set(&v, 2));
    printf("%d\n", __sync_fetch_and_sub(&v, 1));
    printf("%d\n", __sync_fetch_and_or(&v, 2));
    printf("%d\n", __sync_fetch_and_and(&v, 3));
    printf("%d\n", __sync_fetch_and_xor(&v, 4));
    printf("%d\n", __sync_add_and_fetch(&v, 5));
    printf("%d\n", __sync_or_and_fetch(&v, 6));
    printf("%d\n", __sync_and_and_fetch(&v, 7));
    printf("%d\n", __sync_xor_and_fetch(&v, 8));
    printf("%d\n", __atomic_fetch_add(&v, 9, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_fetch_sub(&v, 10, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_fetch_and(&v, 11, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_fetch_xor(&v, 12, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_add_fetch(&v, 13, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_sub_fetch(&v, 14, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_or_fetch(&v, 15, __ATOMIC_SEQ_CST));
    printf("%d\n", __atomic_and_fetch(&v, 16, __ATOMIC_SEQ_CST));
    __sync_synchronize();
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    __sync_lock_release(&v);
    printf("%d\n", v);
    return 0;
}
