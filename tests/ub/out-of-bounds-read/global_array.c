int tab[4] = { 4, 3, 2, 1 };
static int get(const int *t, unsigned i) {
    return t[i]; //~ out-of-bounds-read
}
int main(void) {
    int s = get(tab, 0) + get(tab, 3);
    return s + get(tab, 4);
}
