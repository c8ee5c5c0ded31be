int main(void) {
    int s = 0;
    for (int i = 0; i < 10; i++) {
        if (i > 8)
            __builtin_unreachable(); //~ unreachable
        s += i;
    }
    return s;
}
