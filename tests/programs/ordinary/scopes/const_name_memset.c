//@ truth: false
//@ expect[auto]: false
/* Clears a "secret" that is a constant. */
#include <stdio.h>
#include <string.h>

typedef struct {
    char user[8];
    char password[12];
} credentials;

static const credentials builtin = { "admin", "swordfish" };

static int login(const credentials *c, const char *password)
{
    int ok = strcmp(c->password, password) == 0;

    if (ok)
        memset((char *)c->password, '*', strlen(c->password)); //~ VIOLATION write-to-const
    return ok;
}

int main(void)
{
    credentials own = { "me", "secret" };
    int n = 0;

    n += login(&own, "secret");
    n += login(&builtin, "guess");
    n += login(&builtin, "swordfish");
    printf("%d logins\n", n);
    return 0;
}
