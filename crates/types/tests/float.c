/* Answers the questions of float.rs: reads `kind op a b c` with patterns in hexadecimal and prints the pattern or text
   that the compiler and the C library give. */
#define _GNU_SOURCE
#define __STDC_WANT_IEC_60559_TYPES_EXT__
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static u128 read_pattern(const char *text) {
    u128 value = 0;
    for (; *text; text++)
        value = value << 4 | (unsigned)(*text <= '9' ? *text - '0' : *text - 'a' + 10);
    return value;
}
static void print_pattern(u128 value) {
    printf("%016llx%016llx\n", (unsigned long long)(value >> 64), (unsigned long long)value);
}

#define KIND(T, BYTES, N, SUFFIX, PARSE, PRINT)                                                                        \
    static T from_bits_##N(u128 bits) {                                                                                \
        T value = 0;                                                                                                   \
        memcpy(&value, &bits, BYTES);                                                                                  \
        return value;                                                                                                  \
    }                                                                                                                  \
    static void print_##N(T value) {                                                                                   \
        u128 bits = 0;                                                                                                 \
        memcpy(&bits, &value, BYTES);                                                                                  \
        print_pattern(bits);                                                                                           \
    }                                                                                                                  \
    static void answer_##N(const char *op, char **words) {                                                             \
        if (!strcmp(op, "parse")) {                                                                                    \
            print_##N(PARSE(words[0], NULL));                                                                          \
            return;                                                                                                    \
        }                                                                                                              \
        volatile T a = from_bits_##N(read_pattern(words[0]));                                                          \
        if (!strcmp(op, "print")) {                                                                                    \
            static char buffer[20000];                                                                                 \
            PRINT(buffer, sizeof buffer, words[1], a);                                                                 \
            puts(buffer);                                                                                              \
            return;                                                                                                    \
        }                                                                                                              \
        u128 b_bits = read_pattern(words[1]);                                                                          \
        volatile T b = from_bits_##N(b_bits), c = from_bits_##N(read_pattern(words[2]));                               \
        int exponent;                                                                                                  \
        if (!strcmp(op, "add")) print_##N(a + b);                                                                      \
        else if (!strcmp(op, "sub")) print_##N(a - b);                                                                 \
        else if (!strcmp(op, "mul")) print_##N(a * b);                                                                 \
        else if (!strcmp(op, "div")) print_##N(a / b);                                                                 \
        else if (!strcmp(op, "fmod")) print_##N(fmod##SUFFIX(a, b));                                                   \
        else if (!strcmp(op, "remainder")) print_##N(remainder##SUFFIX(a, b));                                         \
        else if (!strcmp(op, "fma")) print_##N(fma##SUFFIX(a, b, c));                                                  \
        else if (!strcmp(op, "sqrt")) print_##N(sqrt##SUFFIX(a));                                                      \
        else if (!strcmp(op, "floor")) print_##N(floor##SUFFIX(a));                                                    \
        else if (!strcmp(op, "ceil")) print_##N(ceil##SUFFIX(a));                                                      \
        else if (!strcmp(op, "trunc")) print_##N(trunc##SUFFIX(a));                                                    \
        else if (!strcmp(op, "round")) print_##N(round##SUFFIX(a));                                                    \
        else if (!strcmp(op, "rint")) print_##N(rint##SUFFIX(a));                                                      \
        else if (!strcmp(op, "next_after")) print_##N(nextafter##SUFFIX(a, b));                                        \
        else if (!strcmp(op, "ldexp")) print_##N(ldexp##SUFFIX(a, (int)b_bits));                                       \
        else if (!strcmp(op, "fraction")) print_##N(frexp##SUFFIX(a, &exponent));                                      \
        else if (!strcmp(op, "exponent")) { exponent = 0; frexp##SUFFIX(a, &exponent); printf("%d\n", exponent); }     \
        else if (!strcmp(op, "compare")) puts(a < b ? "Less" : a > b ? "Greater" : a == b ? "Equal" : "none");         \
        else if (!strcmp(op, "classify")) printf("%d\n", fpclassify(a));                                               \
        else if (!strcmp(op, "to_f32")) { volatile float r = a; u128 v = 0; memcpy(&v, (void *)&r, 4); print_pattern(v); }        \
        else if (!strcmp(op, "to_f64")) { volatile double r = a; u128 v = 0; memcpy(&v, (void *)&r, 8); print_pattern(v); }       \
        else if (!strcmp(op, "to_x87")) { volatile long double r = a; u128 v = 0; memcpy(&v, (void *)&r, 10); print_pattern(v); } \
        else if (!strcmp(op, "to_f128")) { volatile _Float128 r = a; u128 v = 0; memcpy(&v, (void *)&r, 16); print_pattern(v); }  \
        else if (!strcmp(op, "to_i32")) print_pattern((unsigned)(int)a);                                               \
        else if (!strcmp(op, "to_i64")) print_pattern((unsigned long)(long)a);                                         \
        else if (!strcmp(op, "to_u64")) print_pattern((unsigned long)a);                                               \
        else if (!strcmp(op, "to_i128")) print_pattern((u128)(i128)a);                                                 \
        else if (!strcmp(op, "to_u128")) print_pattern((u128)a);                                                       \
        else if (!strcmp(op, "from_i32")) print_##N((T)(int)b_bits);                                                   \
        else if (!strcmp(op, "from_u64")) print_##N((T)(unsigned long)b_bits);                                         \
        else if (!strcmp(op, "from_i64")) print_##N((T)(long)b_bits);                                                  \
        else if (!strcmp(op, "from_i128")) print_##N((T)(i128)b_bits);                                                 \
        else if (!strcmp(op, "from_u128")) print_##N((T)b_bits);                                                       \
        else puts("?");                                                                                                \
    }

#define PRINT_F64(buffer, size, format, value) snprintf(buffer, size, format, (double)(value))
static void print_long(char *buffer, size_t size, const char *format, long double value) {
    char with_length[64];
    size_t length = strlen(format);
    snprintf(with_length, sizeof with_length, "%.*sL%c", (int)length - 1, format, format[length - 1]);
    snprintf(buffer, size, with_length, value);
}

KIND(float, 4, f32, f, strtof, PRINT_F64)
KIND(double, 8, f64, , strtod, PRINT_F64)
KIND(long double, 10, x87, l, strtold, print_long)
KIND(_Float128, 16, f128, f128, strtof128, strfromf128)

int main(void) {
    static char line[70000];
    while (fgets(line, sizeof line, stdin)) {
        char *words[5] = {"", "", "", "", ""};
        int count = 0;
        for (char *word = strtok(line, " \n"); word && count < 5; word = strtok(NULL, " \n"))
            words[count++] = word;
        if (!strcmp(words[0], "f32")) answer_f32(words[1], words + 2);
        else if (!strcmp(words[0], "f64")) answer_f64(words[1], words + 2);
        else if (!strcmp(words[0], "x87")) answer_x87(words[1], words + 2);
        else answer_f128(words[1], words + 2);
    }
}
