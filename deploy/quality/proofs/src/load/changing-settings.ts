import { need } from '../product/caller';
import type { Owner } from '../product/owner';

/** A start every half hour of the whole day, in one period. */
const onePeriod = [period('All day', '00:00', '23:59', '30')];
/** A start every hour of the whole day, in two periods. */
const twoPeriods = [period('Night', '00:00', '12:00', '60'), period('Day', '12:00', '23:59', '60')];

function period(name: string, openingTime: string, closingTime: string, reservationInterval: string) {
  return { name, openingTime, closingTime, reservationInterval, daysOfWeek: [0, 1, 2, 3, 4, 5, 6] };
}

const tablesOf = (entries: readonly (readonly [string, number, number])[]) => ({
  tableAvailability: Object.fromEntries(
    entries.filter(([, count]) => count > 0).map(([type, count, capacity]) => [type, { count, capacity }]),
  ),
});

/** The shortest and the longest turn time in any of the settings. */
export const turns = { shortest: 60, longest: 120 } as const;

/**
 * Settings that an owner may switch to in the middle of a sale: the zone, the turn time, the hours and the list of
 * tables change, while the same number of parties of two gets a table at every full hour of UTC.
 */
export function settingsInTurn(capacity: number): readonly Readonly<Record<string, unknown>>[] {
  const half = Math.floor(capacity / 2);
  return [
    { timezone: 'Asia/Tokyo' },
    tablesOf([['FourTop', capacity, 4]]),
    { seatingMinutes: turns.longest },
    { operatingHours: twoPeriods },
    {
      timezone: 'America/New_York',
      ...tablesOf([
        ['TwoTopCircle', half, 2],
        ['FourTop', capacity - half, 4],
      ]),
    },
    {
      timezone: 'UTC',
      seatingMinutes: turns.shortest,
      operatingHours: onePeriod,
      ...tablesOf([['TwoTop', capacity, 2]]),
    },
  ];
}

/** Changes a restaurant's settings, and returns once they are in force. */
export async function changeSettings(
  { caller, restaurantId }: Owner,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  need(await caller.call('PATCH', `/api/restaurant/${restaurantId}`, settings), 200);
}
