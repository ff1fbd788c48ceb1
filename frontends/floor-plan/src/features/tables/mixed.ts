/** The common value of several tables; undefined where they differ. */
export function common<Item, Value>(items: readonly Item[], read: (item: Item) => Value): Value | undefined {
  const [first, ...rest] = items.map(read);
  return rest.every((value) => value === first) ? first : undefined;
}
