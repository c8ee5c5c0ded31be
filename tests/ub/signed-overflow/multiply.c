int main(void) {
    int a = 46340;
    int b = a * a;
    unsigned short s = 65535;
    a = 46341;
    b += 0;
    b = a * a; //~ signed-overflow
    return b != s;
}
