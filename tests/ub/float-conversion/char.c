static unsigned char px(float f) {
    return f * 255; //~ float-conversion
}
int main(void) {
    int r = px(0.0f) + px(1.0f) + px(0.5f);
    return r + px(1.01f);
}
