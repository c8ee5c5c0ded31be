#include <stdio.h>
#include <assert.h>
int main(void) {
    int x = 3; assert(x == 3); assert(x > 0 && "positive"); puts("passed"); fflush(stdout);
    assert(x == 4); puts("not reached"); return 0;
}
