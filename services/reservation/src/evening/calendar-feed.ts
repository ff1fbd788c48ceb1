import type { FieldProblem } from '@tablewell/chassis/refusal';
import { areaKey } from '@tablewell/restaurant-rules/areas';
import type { Floor } from '@tablewell/restaurant-rules/floor';
import { nameProblem } from '@tablewell/shared/text';
import type { PartyView } from './evening';

/** A private calendar of a restaurant's parties (FEED-1). */
export interface CalendarFeed {
  readonly id: string;
  readonly restaurantId: string;
  /** A name for the reader of the feed. */
  readonly name: string;
  /** In the owner's spelling; empty: the whole restaurant. */
  readonly area: string;
  readonly showsNames: boolean;
  readonly createdAt: Date;
  /** The member who made its address, to whom it was shown; empty: made by an earlier release. */
  readonly madeBy: string;
  /** Since when nobody reads it, because that member may no longer make any (FEED-3); absent: it is read. */
  readonly endedAt?: Date;
  /** Recorded once an hour; absent: never. */
  readonly lastReadAt?: Date;
}

/** The most calendars of a restaurant. */
export const maxFeeds = 20;
const longestName = 60;
/** The days before today and after it whose parties are in a calendar. */
export const daysInFeed = { before: 7, after: 28 } as const;
/** The most parties in the calendars of a restaurant: the first ones. */
export const maxEntries = 2_000;

/** The problems with the name of a calendar. Expects a sanitized one. */
export function feedProblems(name: string): FieldProblem[] {
  if (name === '') return [{ field: 'name', message: 'Please enter who reads the calendar' }];
  if ([...name].length > longestName)
    return [{ field: 'name', message: `The name cannot exceed ${longestName} characters` }];
  const message = nameProblem('The name', name);
  return message ? [{ field: 'name', message }] : [];
}

/** A party as an entry of calendars: never with contact details, notes or dietary needs (FEED-2). */
export interface PartyEntry {
  readonly partyId: string;
  readonly version: number;
  readonly changedAt: Date;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly partySize: number;
  /** Undefined if the calendar shows none. */
  readonly name: string | undefined;
  readonly tableNumbers: readonly string[];
  readonly area: string;
  readonly isCanceled: boolean;
}

/** What never was a party of the restaurant: a request that waits, or was not accepted. */
const wasAccepted = ({ reservation: { request } }: PartyView): boolean =>
  request === undefined || request.state === 'accepted';

/** The entries of a restaurant's parties, for its calendars (FEED-2). */
export function entriesOf(parties: readonly PartyView[], { tables }: Pick<Floor, 'tables'>): PartyEntry[] {
  const areas = new Map(tables.map((table) => [table.number, table.area?.trim() ?? '']));
  return parties.filter(wasAccepted).map(({ reservation, stage, tableNumbers, turnEndsAt }) => ({
    partyId: reservation.id,
    version: reservation.version,
    changedAt: reservation.updatedAt,
    start: reservation.placement.from,
    end: turnEndsAt ?? reservation.placement.until,
    partySize: reservation.partySize,
    name: reservation.name,
    tableNumbers,
    // A party without a table is where it asked to sit.
    area: areas.get(tableNumbers[0] ?? '') ?? reservation.area ?? '',
    isCanceled: stage === 'canceled' || stage === 'no-show',
  }));
}

/** The entries that one calendar shows, as it shows them. */
export function shownIn(
  { area, showsNames }: Pick<CalendarFeed, 'area' | 'showsNames'>,
  entries: readonly PartyEntry[],
): PartyEntry[] {
  const key = areaKey(area);
  return entries
    .filter((entry) => key === '' || areaKey(entry.area) === key)
    .map((entry) => (showsNames ? entry : { ...entry, name: undefined }));
}
