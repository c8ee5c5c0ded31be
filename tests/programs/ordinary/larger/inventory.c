//@ truth: true
//@ args: add bolt 12 add nut 7 take bolt 5 list
//@ expect[auto]: unknown
/* An inventory driven by its arguments. */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_LEN 12
#define MAX_QUANTITY 100000L

struct item {
	char name[NAME_LEN];
	long quantity;
	struct item *next;
};

static struct item *items;

static struct item *find_item(const char *name)
{
	struct item *it;

	for (it = items; it; it = it->next)
		if (!strcmp(it->name, name))
			return it;
	return NULL;
}

static bool parse_quantity(const char *s, long *out)
{
	char *end;
	long v;

	errno = 0;
	v = strtol(s, &end, 10);
	if (errno || end == s || *end)
		return false;
	if (v <= 0 || v > MAX_QUANTITY)
		return false;
	*out = v;
	return true;
}

static int add_item(const char *name, long quantity)
{
	struct item *it = find_item(name);

	if (!it) {
		if (strlen(name) >= NAME_LEN)
			return -ENAMETOOLONG;
		it = malloc(sizeof(*it));
		if (!it)
			return -ENOMEM;
		strcpy(it->name, name);
		it->quantity = 0;
		it->next = items;
		items = it;
	}
	if (it->quantity > MAX_QUANTITY - quantity)
		return -ERANGE;
	it->quantity += quantity;
	return 0;
}

static int take_item(const char *name, long quantity)
{
	struct item *it = find_item(name);

	if (!it)
		return -ENOENT;
	if (it->quantity < quantity)
		return -ERANGE;
	it->quantity -= quantity;
	return 0;
}

static void free_items(void)
{
	while (items) {
		struct item *it = items;

		items = it->next;
		free(it);
	}
}

int main(int argc, char **argv)
{
	int err = 0;
	int i = 1;

	while (!err && i < argc) {
		long quantity;

		if (!strcmp(argv[i], "list")) {
			for (struct item *it = items; it; it = it->next)
				printf("%-12s %6ld\n", it->name, it->quantity);
			i++;
			continue;
		}
		if (argc - i < 3 || !parse_quantity(argv[i + 2], &quantity)) {
			err = -EINVAL;
			break;
		}
		if (!strcmp(argv[i], "add"))
			err = add_item(argv[i + 1], quantity);
		else if (!strcmp(argv[i], "take"))
			err = take_item(argv[i + 1], quantity);
		else
			err = -EINVAL;
		i += 3;
	}
	free_items();
	if (err)
		fprintf(stderr, "inventory: %s\n", strerror(-err));
	return err ? EXIT_FAILURE : EXIT_SUCCESS;
}
