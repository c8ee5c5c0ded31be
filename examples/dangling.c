/* A pointer to a block-local variable outlives its block.
 *
 * Expect: `carve run` stops where `*best` is read and says where `score` went
 * out of scope. Compiled, this program usually prints something plausible. */
#include <stdio.h>

int main(void) {
    int *best = 0;
    for (int i = 0; i < 3; i++) {
        int score = i * i - 2 * i;
        if (!best || score < *best) {
            best = &score;
        }
    }
    printf("best: %d\n", *best);
    return 0;
}
