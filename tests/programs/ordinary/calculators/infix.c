//@ truth: true
//@ expect[auto]: unknown
/* Recursive descent over a static text, in unsigned arithmetic. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

static const char *in;

static unsigned expression(void);

static void fail(const char *why)
{
    fprintf(stderr, "error: %s at '%s'\n", why, in);
    exit(2);
}

static unsigned primary(void)
{
    unsigned v = 0;

    if (*in == '(') {
        in++;
        v = expression();
        if (*in != ')')
            fail("missing )");
        in++;
        return v;
    }
    if (!isdigit((unsigned char)*in))
        fail("number expected");
    while (isdigit((unsigned char)*in))
        v = v * 10 + (unsigned)(*in++ - '0');
    return v;
}

static unsigned term(void)
{
    unsigned v = primary();

    while (*in == '*' || *in == '/') {
        char op = *in++;
        unsigned r = primary();
        if (op == '*')
            v *= r;
        else if (r == 0)
            fail("division by zero");
        else
            v /= r;
    }
    return v;
}

static unsigned expression(void)
{
    unsigned v = term();

    while (*in == '+' || *in == '-') {
        char op = *in++;
        unsigned r = term();
        v = op == '+' ? v + r : v - r;
    }
    return v;
}

int main(void)
{
    static const char *const lines[] = { "1+2*3", "(1+2)*3", "100/(7-2)/4" };

    for (int i = 0; i < 3; i++) {
        in = lines[i];
        printf("%s = %u\n", lines[i], expression());
    }
    return 0;
}
