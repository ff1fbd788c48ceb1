/** The object with some of its members replaced. The other members use the object itself. */
export function intercept<T extends object>(target: T, exchanged: Partial<T>): T {
  return new Proxy(target, {
    get(_, key) {
      if (key in exchanged) return exchanged[key as keyof T];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
