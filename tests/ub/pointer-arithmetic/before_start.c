int main(void) {
    char b[8] = "abc";
    char *p = b + 3;
    p -= 3;
    int r = *p;
    p--; //~ WARN pointer-arithmetic
    return r + (p != b);
}
