import { type Block, covers, coversEverything } from '../day/claims/block';
import { overlaps } from './evening-tables';
import type { Interval } from '../day/claims/intervals';
import { hasTables, type Inventory, planOf } from '../day/tables/plans';

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
  for (const table of tablesOf(inventory)) {
    if (!tableNumbers.includes(table.number)) continue;
    const block = blocks.find((one) => covers(one, table));
    if (block) return { tableNumber: table.number, block };
  }
  return undefined;
}

/** The numbers of the tables that a block covers. */
export function blockedNumbers(inventory: Inventory, block: Block): string[] {
  return tablesOf(inventory).flatMap((table) => (covers(block, table) ? [table.number] : []));
}

/** The ids of the blocks that affect a party at these tables in the stretch; without tables, those of everything. */
export function blocksOf(
  inventory: Inventory,
  tableNumbers: readonly string[],
  interval: Interval,
): string[] {
  const blocks = (inventory.blocks ?? []).filter((block) => overlaps(block, interval));
  if (blocks.length === 0) return [];
  const tables = tablesOf(inventory).filter(({ number }) => tableNumbers.includes(number));
  const concerns = (block: Block) =>
    tables.length > 0 ? tables.some((table) => covers(block, table)) : coversEverything(block);
  return blocks.flatMap((block) => (concerns(block) ? [block.id] : []));
}

/** The inventory as if nothing was blocked: a party that has a blocked table keeps it. */
export function withoutBlocks<I extends Inventory>(inventory: I): Omit<I, 'blocks'> {
  const { blocks: _, ...rest } = inventory;
  return rest;
}

function tablesOf(inventory: Inventory) {
  return hasTables(inventory) ? planOf(inventory).floor.tables : [];
}
