import { type Block, covers, coversEverything } from '../day/claims/block';
import { type Interval, overlaps } from '../day/claims/intervals';
import type { Inventory } from '../day/tables/plans';

/** A table with the block that covers it. */
export interface BlockedTable {
  readonly tableNumber: string;
  readonly block: Block;
}

/** The first of these tables that is blocked in the stretch. */
export function blockAt(
  inventory: Inventory,
  tableNumbers: readonly string[],
  interval: Interval,
): BlockedTable | undefined {
  const blocks = (inventory.blocks ?? []).filter((block) => overlaps(block, interval));
  if (blocks.length === 0) return undefined;
  for (const table of inventory.floor.tables) {
    if (!tableNumbers.includes(table.number)) continue;
    const block = blocks.find((one) => covers(one, table));
    if (block) return { tableNumber: table.number, block };
  }
  return undefined;
}

/** The ids of the blocks that affect a party at these tables in the stretch; without tables, those of everything. */
export function blocksOf(
  inventory: Inventory,
  tableNumbers: readonly string[],
  interval: Interval,
): string[] {
  const blocks = (inventory.blocks ?? []).filter((block) => overlaps(block, interval));
  if (blocks.length === 0) return [];
  const tables = inventory.floor.tables.filter(({ number }) => tableNumbers.includes(number));
  const concerns = (block: Block) =>
    tables.length > 0 ? tables.some((table) => covers(block, table)) : coversEverything(block);
  return blocks.flatMap((block) => (concerns(block) ? [block.id] : []));
}
