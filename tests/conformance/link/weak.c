int printf(const char *, ...);
int puts(const char *) __attribute__((weak));
int nowhere(void) __attribute__((weak));
__attribute__((weak)) int here(void) { return 3; }
int main(void) {
    if (puts) puts("the library has it");
    printf("%d %d\n", nowhere ? nowhere() : -1, here ? here() : -1);
    return here == 0;
}
