#include <stdio.h>
#include <stdlib.h>
static void never(void) { puts("atexit must not run"); }
int main(void) { atexit(never); puts("before"); fflush(stdout); abort(); }
