//@ property: valid-memsafety
//@ truth: true
//@ expect[value-graph]: true
//@ expect[value-graph-cegar]: unknown
//@ expect[symexec-graph]: true
//@ expect[invariants-graph]: true
// With one thread, atomic operations are operations.
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int table[4] = {0}, next = 0, expected = 2, any = __VERIFIER_nondet_int();
    table[__sync_fetch_and_add(&next, 1)] = 1;
    table[__atomic_add_fetch(&next, 1, 5)] = 2;
    if (__atomic_compare_exchange_n(&next, &expected, 3, 0, 5, 5))
        table[__atomic_load_n(&next, 5)] = 3;
    if (!__sync_bool_compare_and_swap(&any, 3, 0))
        return 0;
    table[any] = 4;
    __atomic_store_n(&next, 0, 5);
    return table[next];
}
