int main(void) {
    int i = 1, a[4] = {0, 2, 3, 1};
    i = a[i++]; //~ unsequenced
    return i;
}
