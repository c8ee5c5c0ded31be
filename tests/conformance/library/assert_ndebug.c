#define NDEBUG
#include <stdio.h>
#include <assert.h>
int main(void) { int x = 0; assert(x++ > 5); printf("%d\n", x); assert(0); 
#undef NDEBUG
#include <assert.h>
    assert(x == 0); assert(++x); printf("%d\n", x); return x; }
