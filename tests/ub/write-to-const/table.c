static const int tab[3] = { 1, 2, 3 };
static void set(const int *t, int i) {
    ((int *)t)[i] = 9; //~ write-to-const
}
int main(void) {
    int mine[3];
    set(mine, 1);
    set(tab, 1);
    return mine[1];
}
