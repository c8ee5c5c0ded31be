int main(void) {
    int i = -2147483647;
    --i;
    signed char c = -128; --c;
    --i; //~ signed-overflow
    return c;
}
