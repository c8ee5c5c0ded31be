int nowhere(void) __attribute__((weak));
int main(void) {
    if (nowhere) nowhere();
    return nowhere(); //~ null-dereference
}
