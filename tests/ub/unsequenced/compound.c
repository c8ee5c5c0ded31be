int main(void) {
    int i = 1;
    i += i++; //~ unsequenced
    return i;
}
