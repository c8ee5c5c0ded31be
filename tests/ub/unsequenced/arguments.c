static int sum(int a, int b) { return a + b; }

int main(void) {
    int i = 0;
    return sum(i++, i++); //~ unsequenced
}
