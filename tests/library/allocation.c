// Memory that is given out, and ended once.
#define _GNU_SOURCE
#include <alloca.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include "faults.h"

int main(void) {
    int local = 0, *block, *kept = malloc(sizeof *kept);
    void *aligned = 0;
    if (!kept) return 0;
    switch (LINE) {
    FAULT block = malloc(4); block = 0; break;
    FAULT block = malloc(4); if (block) block[1] = 0; free(block); break;
    FAULT block = malloc(4); if (block) local = *block ? 1 : 2; free(block); break;
    FAULT block = calloc(2, 4); block = 0; break;
    FAULT block = calloc(1, 4); if (block) block[1] = 0; free(block); break;
    FAULT block = realloc(kept, 8); return 0;
    FAULT block = realloc(&local, 8); break;
    FAULT block = realloc(kept + 1, 8); break;
    FAULT block = reallocarray(kept, 2, 8); return 0;
    FAULT block = aligned_alloc(16, 16); block = 0; break;
    FAULT block = aligned_alloc(3, 16); free(block); break;
    FAULT block = memalign(16, 4); block = 0; break;
    FAULT block = memalign(16, 4); if (block) block[1] = 0; free(block); break;
    FAULT block = valloc(4); block = 0; break;
    FAULT posix_memalign(&aligned, 16, 4); aligned = 0; break;
    FAULT posix_memalign(0, 16, 4); break;
    FAULT block = alloca(4); block[1] = 0; break;
    FAULT free(&local); break;
    FAULT free(kept + 1); break;
    FAULT free(kept); free(kept); break;
    FAULT free("text"); break;
    }
    block = realloc(kept, 8);
    if (block) block[1] = 3; else free(kept);
    int *more = reallocarray(block, 4, sizeof *more);
    if (more) more[3] = 4; else free(block);
    printf("%d\n", more ? more[3] : 0);
    free(more);
    block = calloc(2, 4);
    printf("%d\n", block ? block[1] : 0);
    free(block);
    block = aligned_alloc(16, 16);
    free(block);
    block = memalign(16, 4);
    free(block);
    block = valloc(4);
    free(block);
    if (posix_memalign(&aligned, 16, 4) == 0) free(aligned);
    block = alloca(4);
    *block = 5;
    printf("%d %d\n", *block, local);
    free(0);
    return 0;
}
