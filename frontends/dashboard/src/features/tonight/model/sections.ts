import { byNumber, isOver } from '@tablewell/api-client/book';
import type { Evening, Party, Section } from '@tablewell/api-client/book';
import { serversByTable } from '../../../parts/evening/servers';
import { t } from '../texts';

/** The covers of a server: the seated ones, and all of the evening. */
interface ServerCovers {
  readonly server: string;
  readonly index: number;
  readonly now: number;
  readonly evening: number;
}

/** The covers of each server. A party at tables of two servers counts for the server of its first table (EVENING-9). */
export function coversByServer(sections: readonly Section[], parties: readonly Party[]): ServerCovers[] {
  const byTable = serversByTable(sections);
  const covers = sections.map(({ server }, index) => ({ server, index, now: 0, evening: 0 }));
  for (const party of parties) {
    const own = covers[byTable.get(party.tables[0] ?? '')?.index ?? -1];
    if (!own || (isOver(party) && party.stage !== 'finished')) continue;
    own.evening += party.size;
    if (party.stage === 'seated') own.now += party.size;
  }
  return covers;
}

/**
 * The server whose turn it is: who has had the fewest covers so far and, among equals, waited longest for the last party
 * (EVENING-9). Undefined without servers that have tables.
 */
export function nextServer(sections: readonly Section[], parties: readonly Party[]): ServerTurn | undefined {
  const byTable = serversByTable(sections);
  const turns = sections.map(({ server, tables }, index) => ({
    ...{ server, index, tables },
    covers: 0,
    latest: 0,
  }));
  for (const { tables, stage, size, from } of parties) {
    const own = turns[byTable.get(tables[0] ?? '')?.index ?? -1];
    if (!own || (stage !== 'seated' && stage !== 'finished')) continue;
    own.covers += size;
    own.latest = Math.max(own.latest, from);
  }
  return turns
    .filter(({ tables }) => tables.length > 0)
    .sort((a, b) => a.covers - b.covers || a.latest - b.latest || a.index - b.index)[0];
}

/** A server with the covers so far, seated and left. */
export interface ServerTurn {
  readonly server: string;
  readonly index: number;
  readonly tables: readonly string[];
  readonly covers: number;
}

/** The sections without tables that the restaurant no longer has. */
export function knownTables({ sections = [], tables }: Evening): readonly Section[] {
  const known = new Set(tables.map(({ number }) => number));
  return sections.map((section) => ({
    ...section,
    tables: section.tables.filter((each) => known.has(each)),
  }));
}

/**
 * Assigns a table to a server and takes it from another one, or removes it from this server if it was assigned already.
 */
export function toggleTable(sections: readonly Section[], server: string, number: string): Section[] {
  return sections.map((section) => {
    const rest = section.tables.filter((each) => each !== number);
    const isOwn = section.server === server;
    const adds = isOwn && rest.length === section.tables.length;
    return { ...section, tables: adds ? [...rest, number] : rest };
  });
}

/** Gives tables to a server, and takes them from the others. */
export const assignTables = (
  sections: readonly Section[],
  server: string,
  numbers: readonly string[],
): Section[] =>
  sections.map((section) => {
    const rest = section.tables.filter((each) => !numbers.includes(each));
    return { ...section, tables: section.server === server ? [...rest, ...numbers] : rest };
  });

/**
 * Shares all tables among the servers so that each has about the same covers tonight; without parties, the same seats.
 * Neighbors by area and number stay together (EVENING-9).
 */
export function shareTables(
  sections: readonly Section[],
  { tables, parties }: Pick<Evening, 'tables' | 'parties'>,
): Section[] {
  const coming = new Map<string, number>();
  for (const party of parties) {
    const [number] = party.tables;
    if (number === undefined || (isOver(party) && party.stage !== 'finished')) continue;
    coming.set(number, (coming.get(number) ?? 0) + party.size);
  }
  const inOrder = [...tables].sort((a, b) => a.area.localeCompare(b.area) || byNumber(a, b));
  // A table without parties may still get walk-ins.
  const weights = inOrder.map(({ number, seats }) => (coming.get(number) ?? 0) + seats / 4);
  const share = weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, sections.length);
  const shared = sections.map((section) => ({ ...section, tables: [] as string[] }));
  let before = 0;
  inOrder.forEach(({ number }, index) => {
    // By its middle, so that a large table goes to the side where most of it is.
    const middle = before + (weights[index] ?? 0) / 2;
    shared[Math.min(shared.length - 1, Math.floor(middle / share))]?.tables.push(number);
    before += weights[index] ?? 0;
  });
  return shared;
}

const most = 20;
export const longestServer = 40;

/** Why a server cannot be added; undefined if it can. */
export function refuseServer(sections: readonly Section[], name: string): string | undefined {
  const given = name.trim();
  if (given === '') return t('tonight.servers.enterName');
  if (sections.some(({ server }) => server.toLowerCase() === given.toLowerCase()))
    return t('tonight.servers.known');
  return sections.length >= most ? t('tonight.servers.tooMany', { most }) : undefined;
}
