//@ truth: true
//@ expect[auto]: unknown
/* A statement built with snprintf; truncation is noticed. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct sheet {
    char text[64];
    size_t used;
    int full;
};

static void add(struct sheet *s, const char *format, ...)
{
    va_list ap;
    int n;
    size_t room = sizeof s->text - s->used;

    if (s->full)
        return;
    va_start(ap, format);
    n = vsnprintf(s->text + s->used, room, format, ap);
    va_end(ap);
    if (n < 0 || (size_t)n >= room) {
        s->text[s->used] = '\0';
        s->full = 1;
    } else {
        s->used += (size_t)n;
    }
}

int main(void)
{
    static const int bookings[] = { 1200, -350, 99, -1, 475, 100000, -17 };
    struct sheet s = { "", 0, 0 };
    long balance = 0;

    for (int i = 0; i < 7; i++) {
        balance += bookings[i];
        add(&s, "%+d=%ld\n", bookings[i], balance);
    }
    fputs(s.text, stdout);
    printf("%zu characters%s\n", strlen(s.text), s.full ? ", truncated" : "");
    return 0;
}
