/** A period in which no party is placed at certain tables unless a host chooses them. Instants in epoch milliseconds. */
export interface Block {
  readonly id: string;
  /** The local date that it was made for, and all dates of the same call. */
  readonly date: string;
  readonly dates: readonly string[];
  readonly from: number;
  /** Not included. */
  readonly until: number;
  /** The numbers of its tables; empty where the restaurant has none. */
  readonly tables: readonly string[];
  /** It covers all tables of this area; empty: of none. */
  readonly area: string;
  readonly isEverything: boolean;
  /** Empty if none was given. */
  readonly reason: string;
  /** The name of the member who made it. */
  readonly by: string;
}

/** The block that a table has at an instant, or else the next one. */
export function blockAt(blocks: readonly Block[], number: string, at: number): Block | undefined {
  return blocks
    .filter(({ tables, until }) => tables.includes(number) && until > at)
    .sort((a, b) => a.from - b.from)[0];
}

/** The first block of a table that overlaps a stretch. */
export function blockWithin(
  blocks: readonly Block[],
  number: string,
  { from, until }: { readonly from: number; readonly until: number },
): Block | undefined {
  return blocks.find((block) => block.tables.includes(number) && block.from < until && from < block.until);
}
