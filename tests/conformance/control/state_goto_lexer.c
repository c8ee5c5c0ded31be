int printf(const char *, ...);
static int classify(const char *s) {
    int digits = 0;
start:
    if (*s == '-' || *s == '+') { s++; goto integer; }
    if (*s == '.') goto dot;
integer:
    while (*s >= '0' && *s <= '9') { digits++; s++; }
    if (*s == '.') goto dot;
    if (*s == 'e') goto exponent;
    goto end;
dot:
    s++;
    while (*s >= '0' && *s <= '9') { digits++; s++; }
    if (*s == 'e' && digits) goto exponent;
    if (!digits) return -1;
    return *s ? -2 : 2;
exponent:
    s++;
    if (*s == '-') s++;
    if (!*s) return -3;
    while (*s) { if (*s < '0' || *s > '9') return -4; s++; }
    return 3;
end:
    if (!digits) { if (*s == ' ') { s++; goto start; } return -5; }
    return *s ? -6 : 1;
}
int main(void) {
    static const char *const t[] = { "12", "-3", "+", ".5", ".", "1.e3", "1e", "1e-4", "1ex", "  42", "4 2", "3.x", "" };
    int sum = 0;
    for (unsigned i = 0; i < sizeof t / sizeof *t; i++) { int r = classify(t[i]); printf("[%s] %d\n", t[i], r); sum += r; }
    return sum + 40;
}
