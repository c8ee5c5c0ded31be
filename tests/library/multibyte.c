// Characters of several bytes; in the "C" locale each has one.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include <wchar.h>
#include "faults.h"

int main(void) {
    wchar_t wide = 0, *nowhere = malloc(sizeof wide);
    char bytes[16] = "ab", *gone = malloc(4);
    mbstate_t state;
    if (!nowhere || !gone) return 0;
    free(nowhere);
    free(gone);
    memset(&state, 0, sizeof state);
    switch (LINE) {
    FAULT mblen(gone, 1); break;
    FAULT mbtowc(&wide, gone, 1); break;
    FAULT mbtowc(nowhere, "a", 1); break;
    FAULT mbrtowc(&wide, gone, 1, &state); break;
    FAULT mbrtowc(nowhere, "a", 1, &state); break;
    FAULT mbrtowc(&wide, "a", 1, (mbstate_t *)gone); break;
    FAULT mbrlen(gone, 1, &state); break;
    FAULT mbrlen("a", 1, (mbstate_t *)gone); break;
    FAULT mbsinit((mbstate_t *)gone); break;
    FAULT wcrtomb(gone, L'a', &state); break;
    FAULT wcrtomb(bytes, L'a', (mbstate_t *)gone); break;
    FAULT wctomb(gone, L'a'); break;
    }
    printf("%d %d %d\n", mblen("a", 1), mblen(0, 0), mbtowc(&wide, "b", 1));
    printf("%zu %zu %d\n", mbrtowc(&wide, "c", 1, &state), mbrlen("d", 1, &state), mbsinit(&state) != 0);
    printf("%zu %d %c\n", wcrtomb(bytes, L'e', &state), wctomb(bytes, L'f'), bytes[0]);
    return 0;
}
