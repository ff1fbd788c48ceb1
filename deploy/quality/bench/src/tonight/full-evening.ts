import { randomUUID } from 'node:crypto';
import type { Owner } from '../dashboard/owner';

/** The zone in which it is between 6 and 7 PM. The sign of its name is the opposite of its offset. */
function eveningZone(): string {
  const hours = new Date().getUTCHours() - 18;
  // Twelve hours ahead of UTC at most.
  const behind = hours < -12 ? hours + 24 : hours;
  return `Etc/GMT${behind < 0 ? '' : '+'}${behind}`;
}

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const sizes = [2, 4, 2, 3, 2, 6, 4, 2];

const letter = (index: number): string => String.fromCharCode(97 + index);

/** A name of letters only, as the rules require: Guest aa, Guest ab. */
export const guestName = (index: number): string =>
  `Guest ${letter(Math.floor(index / 26))}${letter(index % 26)}`;

/** Deletes the demo's parties of three days: depending on the hour of the bench, they would sit at the tables of its evening. */
export async function emptyEvening({ restaurantId, call }: Owner): Promise<void> {
  const dayAt = (days: number) => new Date(Date.now() + days * 24 * 60 * minuteMs).toISOString().slice(0, 10);
  const days = new URLSearchParams({ startDate: dayAt(-1), endDate: dayAt(1) });
  const parties = await call<{ id: string }[]>('GET', `/api/reservations/${restaurantId}/by-date?${days}`);
  for (const { id } of parties) await call('DELETE', `/api/reservations/${id}`);
}

/**
 * Gives the demo restaurant an evening in progress: sixty tables, and this many parties, the first of them an hour ago
 * and the others in that many quarters of an hour from then.
 */
export async function fillEvening(
  { restaurantId, call }: Owner,
  parties: number,
  quarters: number,
): Promise<void> {
  const zone = eveningZone();
  // By counts and without rules, unlike the demo: the figures are of this many tables and parties.
  await call('POST', '/rpc/tablewell.restaurant.v1.LayoutService/PutLayoutInService', { restaurantId });
  const rules = '/rpc/tablewell.restaurant.v1.AvailabilityRulesService';
  const { version } = await call<{ version?: string }>('POST', `${rules}/GetAvailabilityRules`, {
    restaurantId,
  });
  await call('POST', `${rules}/PutAvailabilityRules`, { restaurantId, rules: {}, baseVersion: version });
  await call('PATCH', `/api/restaurant/${restaurantId}`, {
    timezone: zone,
    tableAvailability: { TwoTop: 30, FourTop: 24, SixTop: 6 },
    operatingHours: [
      {
        id: 'all',
        name: 'All day',
        openingTime: '00:00',
        closingTime: '24:00',
        reservationInterval: '15',
        daysOfWeek: [0, 1, 2, 3, 4, 5, 6],
      },
    ],
    closedDays: { special: [], weekly: [] },
  });
  const first = Math.floor((Date.now() - 60 * minuteMs) / quarterMs) * quarterMs;
  for (let index = 0; index < parties; index += 1) {
    const at = new Date(first + (index % quarters) * quarterMs);
    const local = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(at);
    await call('POST', '/rpc/tablewell.reservation.v1.EveningService/BookParty', {
      restaurantId,
      name: guestName(index),
      partySize: sizes[index % sizes.length],
      notes: index % 5 === 0 ? 'A quiet table by the window, please' : '',
      when: { local: local.replace(' ', 'T') },
      override: true,
      reason: 'bench',
      stepId: randomUUID(),
    });
  }
}

/** A name of letters only, of a party that waits: Walker aa, Walker ab. */
const walkerName = (index: number): string => `Walker ${letter(Math.floor(index / 26))}${letter(index % 26)}`;

/** Adds this many parties to the waitlist, as a host does at the door. */
export async function joinLine({ restaurantId, call }: Owner, parties: number): Promise<void> {
  for (let index = 0; index < parties; index += 1)
    await call('POST', '/rpc/tablewell.reservation.v1.WaitlistService/JoinWaitlist', {
      restaurantId,
      name: walkerName(index),
      partySize: sizes[index % sizes.length],
      stepId: randomUUID(),
    });
}
