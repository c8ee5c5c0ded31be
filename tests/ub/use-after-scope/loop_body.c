int main(void) {
    int *prev = 0, s = 0;
    for (int i = 0; i < 3; i++) {
        int cell = i;
        if (prev == 0) prev = &cell;
        if (i == 0) s += *prev + 1;
    }
    return s + *prev; //~ use-after-scope
}
