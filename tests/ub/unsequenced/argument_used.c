static int sum(int a, int b) { return a + b; }

int main(void) {
    int i = 0;
    if (i == 0 && sum(i, i += 2)) { //~ unsequenced
        return 1;
    }
    return 0;
}
