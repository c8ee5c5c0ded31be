/* <fenv.h>, as far as no flag is looked at. */
#include <fenv.h>
#include <stdio.h>

int main(void) {
    fenv_t saved;
    printf("%d\n", fegetround() == FE_TONEAREST);
    printf("%d %d\n", fegetenv(&saved), feholdexcept(&saved));
    printf("%d %d\n", feclearexcept(FE_ALL_EXCEPT), fesetenv(&saved));
    printf("%d %d\n", feraiseexcept(0), feupdateenv(&saved));
    return 0;
}
