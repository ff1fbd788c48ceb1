import { minutesLate } from '@tablewell/api-client/book';
import type { Evening, Party } from '@tablewell/api-client/book';
import type { Holder, Presence, TableChange, TableOption } from './table-option';

export function presenceOf(party: Party, now: number): Presence {
  if (party.stage === 'arrived') return { isHere: true };
  const minutes = minutesLate(party, now);
  return minutes > 0 ? { minutesLate: minutes } : {};
}

/** An option as the service described it, and which of the parties that lose something are here or late. */
export function withPresence({ parties }: Pick<Evening, 'parties'>, now: number) {
  const byId = new Map(parties.map((party) => [party.id, party]));
  const add = <Named extends { readonly id: string }>(named: Named): Named & Presence => {
    const party = byId.get(named.id);
    return party ? { ...named, ...presenceOf(party, now) } : named;
  };
  return (option: TableOption): TableOption => ({
    ...option,
    displaced: option.displaced.map(add),
    ...(option.takenBy ? { takenBy: add(option.takenBy) } : {}),
    ...(option.next ? { next: add(option.next) } : {}),
  });
}

/** The loss of a party that waits at the door, and of one that is expected. */
const waitingLoss = 40;
const expectedLoss = 30;
/** After how many minutes more lateness no longer counts: the later a party is, the less likely it comes. */
const mostLateMinutes = 20;
/** Another table is carried, or explained. */
const moveLoss = 2;

const lossFor = ({ isHere, minutesLate: late = 0 }: Presence): number =>
  isHere ? waitingLoss : expectedLoss - Math.min(late, mostLateMinutes);

/** What taking a table costs others, in the unit of a wasted seat: who loses theirs weighs more than any seat. */
export function lossOf({ displaced, takenBy, next }: TableOption): number {
  const told = new Set(displaced.map(({ id }) => id));
  const untold = [takenBy, next].filter(
    (holder): holder is Holder => holder !== undefined && !told.has(holder.id),
  );
  const losses = [
    ...displaced.map((change: TableChange) => (change.to.length === 0 ? lossFor(change) : moveLoss)),
    ...untold.map(lossFor),
  ];
  return losses.reduce((sum, loss) => sum + loss, 0);
}
