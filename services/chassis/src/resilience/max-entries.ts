/** Options of an `LRUCache` bounded to `count` entries that allocates as it fills; its own `max` allocates all of them at once. */
export const maxEntries = (count: number) => ({ maxSize: count, sizeCalculation: () => 1 });
