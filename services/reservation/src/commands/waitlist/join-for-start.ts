import { serviceDayBounds, serviceDateOf } from '@tablewell/restaurant-rules/availability/service-day';
import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import { isRefusal, Refusal } from '@tablewell/chassis/refusal';
import { noEffects } from '../../day/claims/placement';
import { findStay, placeForStay } from '../../day/starts/place-party';
import { listForStart } from '../../party/full-start';
import { isRequest } from '../../party/request';
import type { Reservation } from '../../party/reservation';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { writeNewReservation } from '../new-reservation';
import { type RequestedTime, toStart } from '../when';
import { linkRefusals, type LinkParty, type LinkPorts, refuseSecondEntry } from './link-party';
import { maxListed, relist } from './listed-on-day';

/** The codes of refusals that a table which becomes free ends. */
const fullCodes = new Set(['no-tables-available', 'pacing', 'day-full']);

const freeNow = () =>
  new Refusal('conflict', 'start-is-free', 'A table is free at this time. Please book it.');
const asksFirst = () =>
  new Refusal(
    'conflict',
    'asks-first',
    'The restaurant answers requests for a party of this size itself. Please send it a request instead.',
  );

/** Puts a party on the list for a start that is full for it (WAIT-11). */
export async function joinForStart(
  ports: LinkPorts,
  restaurant: KnownRestaurant,
  party: LinkParty,
  start: RequestedTime,
): Promise<Reservation | Refusal> {
  const { id, attempt, details, email, area, language, now, phone } = party;
  const { partySize } = details;
  if (!(restaurant.waitlist ?? defaultWaitlist).fullStarts) return linkRefusals.closed();
  if (isRequest(restaurant, partySize)) return asksFirst();
  const when = toStart(start, restaurant.timezone);
  if (isRefusal(when)) return when;
  const request = { when, partySize, area, rules: 'book', audience: 'everyone' } as const;
  const found = findStay(restaurant, request, now);
  if (isRefusal(found)) return found;
  const placed = placeForStay(await ports.days.view(restaurant, found.dates, now), request, found);
  if (!isRefusal(placed)) return freeNow();
  if (!fullCodes.has(placed.code)) return placed;
  const { start: from, end } = serviceDayBounds(serviceDateOf(found.from, restaurant), restaurant);
  const listed = await ports.reservations.listedAt(restaurant.id, from, end);
  const second = refuseSecondEntry(
    restaurant,
    party,
    listed.filter(({ placement }) => placement.from === found.from),
  );
  if (second) return second;
  if (listed.length >= maxListed) return linkRefusals.full();

  const { when: local, movable: _, dates, ...stay } = found;
  const placement = { ...stay, date: local.date, minute: local.minute, tableType: '', dates };
  const listing = { id, restaurantId: restaurant.id, at: now, details, email, area, language };
  const written = await writeNewReservation(ports, {
    attempt,
    audience: 'public',
    // It counts in the month in which it is booked (PLAN-3).
    quota: undefined,
    phone,
    takeTable: async () => ({
      ...{ placement, effects: noEffects, claimVersion: 0 },
      release: async () => undefined,
    }),
    make: () => listForStart({ ...listing, when: local, stay, dates }),
  });
  if (isRefusal(written)) return written;
  // If this fails, the job that offers starts does it.
  await relist(ports, restaurant, dates[0] ?? local.date, now);
  return written.reservation;
}
