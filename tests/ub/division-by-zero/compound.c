int main(void) {
    long long a = 100, b = 2;
    a /= b;
    b -= 2;
    int skip = b != 0 && a / b;
    a %= b; //~ division-by-zero
    return skip + (int)a;
}
