import { blockWithin, byNumber, endOf, holdsTables } from '@tablewell/api-client/evening';
import type { Evening, Party, Table } from '@tablewell/api-client/evening';

/**
 * A table that seats a party and is free for its whole stay: in the area that it asked for if possible, with the fewest
 * wasted seats. Only a proposal: the service decides.
 */
export function freeTableFor(evening: Evening, party: Party, now: number): Table | undefined {
  const from = party.stage === 'arrived' ? Math.max(party.from, now) : party.from;
  const until = from + (party.until - party.from);
  const busy = evening.parties.filter(
    (other) => other.id !== party.id && holdsTables(other) && other.from < until && endOf(other, now) > from,
  );
  const taken = new Set(busy.flatMap(({ tables }) => tables));
  const elsewhere = ({ area }: Table): number => Number((party.area ?? '') !== '' && area !== party.area);
  return evening.tables
    .filter(
      ({ number, seats }) =>
        seats >= party.size &&
        !taken.has(number) &&
        !party.tables.includes(number) &&
        !blockWithin(evening.blocks ?? [], number, { from, until }),
    )
    .sort((a, b) => elsewhere(a) - elsewhere(b) || a.seats - b.seats || byNumber(a, b))[0];
}
