// <uchar.h>, which is only checked.
//@ only checked
#include <stdlib.h>
#include <string.h>
#include <uchar.h>
#include "faults.h"

int main(void) {
    char16_t half;
    char32_t whole;
    char bytes[16] = "ab", *gone = malloc(4);
    mbstate_t state;
    if (!gone) return 0;
    free(gone);
    memset(&state, 0, sizeof state);
    switch (LINE) {
    FAULT mbrtoc16((char16_t *)gone, "a", 1, &state); break;
    FAULT mbrtoc16(&half, gone, 1, &state); break;
    FAULT mbrtoc16(&half, "a", 1, (mbstate_t *)gone); break;
    FAULT mbrtoc32((char32_t *)gone, "a", 1, &state); break;
    FAULT mbrtoc32(&whole, gone, 1, &state); break;
    FAULT mbrtoc32(&whole, "a", 1, (mbstate_t *)gone); break;
    FAULT c16rtomb(gone, u'a', &state); break;
    FAULT c16rtomb(bytes, u'a', (mbstate_t *)gone); break;
    FAULT c32rtomb(gone, U'a', &state); break;
    FAULT c32rtomb(bytes, U'a', (mbstate_t *)gone); break;
    }
    mbrtoc16(&half, "a", 1, &state);
    mbrtoc32(&whole, "a", 1, &state);
    c16rtomb(bytes, u'a', &state);
    c32rtomb(bytes, U'a', &state);
    return 0;
}
