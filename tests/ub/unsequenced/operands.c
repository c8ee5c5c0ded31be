static int i;

int main(void) {
    i = 3;
    int x = i + i--; //~ unsequenced
    return x;
}
