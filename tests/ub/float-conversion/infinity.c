int main(void) {
    volatile float z = 0;
    float f = 1e30f;
    double d = f;
    int r = d > 1e29;
    f = 1 / z;
    long long q = f; //~ float-conversion
    return r + (q > 0);
}
