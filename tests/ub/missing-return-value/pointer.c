static int cell = 3;
static int *get(int want) {
    if (want) return &cell;
}
int main(void) {
    int r = *get(1);
    (void)get(0);
    r += *get(0); //~ missing-return-value
    return r;
}
