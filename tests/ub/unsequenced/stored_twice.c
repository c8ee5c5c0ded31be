int main(void) {
    int i = 0;
    i = i++; //~ unsequenced
    return i;
}
