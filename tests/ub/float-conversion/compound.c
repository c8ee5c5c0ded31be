int main(void) {
    int i = 1000000;
    i *= 2000.5;
    short s = 100;
    s *= 2.5;
    i *= 2.5; //~ float-conversion
    return i + s;
}
