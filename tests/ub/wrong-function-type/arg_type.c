static double half(double x) { return x / 2; }
typedef double (*fi)(int);
int main(void) {
    double r = half(3);
    fi f = (fi)half;
    r += f(3); //~ wrong-function-type
    return (int)r;
}
