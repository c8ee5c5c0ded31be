int main(void) {
    const char *s = "hey";
    int n = s[0] + s[3];
    n += s[4]; //~ out-of-bounds-read
    return n;
}
