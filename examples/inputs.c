/* A program that asks its environment for numbers: the verifier's point of view.
 * No header is needed, so this file is read without a compiler.
 *
 * Expect: `carve run --inputs examples/inputs.txt examples/inputs.c` ends in
 * `reach_error`: 46341 times 46342 does not fit an int. With --seed N the numbers
 * are made up, the same ones every time. */
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int condition);
extern void reach_error(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    int y = __VERIFIER_nondet_int();
    __VERIFIER_assume(x > 0 && x < 50000 && y == x + 1);
    unsigned area = (unsigned)x * (unsigned)y;
    if ((int)area < 0) {
        reach_error();
    }
    return 0;
}
