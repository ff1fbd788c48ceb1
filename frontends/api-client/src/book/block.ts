/** A period in which no party is placed at certain tables unless a host chooses them. Instants in epoch milliseconds. */
export interface Block {
  readonly id: string;
  /** The local date for which it was made, and all dates of the same call. */
  readonly date: string;
  readonly dates: readonly string[];
  readonly from: number;
  /** Exclusive. */
  readonly until: number;
  /** The numbers of its tables; empty if the restaurant has none. */
  readonly tables: readonly string[];
  /** It covers all tables of this area; empty: it covers no area. */
  readonly area: string;
  readonly isEverything: boolean;
  /** Empty if none was given. */
  readonly reason: string;
  /** The name of the member who made it. */
  readonly by: string;
}

/** The block of a table at an instant, otherwise the next one. */
export function blockAt(blocks: readonly Block[], number: string, at: number): Block | undefined {
  return blocks
    .filter(({ tables, until }) => tables.includes(number) && until > at)
    .sort((a, b) => a.from - b.from)[0];
}

/** The first block of a table that overlaps a period. */
export function blockWithin(
  blocks: readonly Block[],
  number: string,
  { from, until }: { readonly from: number; readonly until: number },
): Block | undefined {
  return blocks.find((block) => block.tables.includes(number) && block.from < until && from < block.until);
}
