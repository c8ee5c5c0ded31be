int main(void) {
    int i = 2147483646;
    i++;
    short s = 32767; s++;
    signed char c = 127; c++;
    i++; //~ signed-overflow
    return s + c;
}
