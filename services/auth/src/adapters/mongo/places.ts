/**
 * A random free place of `most`, so that concurrent inserts seldom choose the same; undefined: all are taken. A unique index on places
 * bounds how many documents there are.
 */
export function freePlace(
  taken: readonly string[],
  most: number,
  toPlace: (number: number) => string,
): string | undefined {
  const free = Array.from({ length: most }, (_, number) => toPlace(number)).filter(
    (place) => !taken.includes(place),
  );
  return free[Math.floor(Math.random() * free.length)];
}
