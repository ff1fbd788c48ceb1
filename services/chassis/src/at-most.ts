/**
 * The bound of an `LRUCache` of so many entries that grows as it fills up. By its `max` it would take room for all of them
 * when it is made.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
