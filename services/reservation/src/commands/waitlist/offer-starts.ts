import type { Logger } from '@tablewell/chassis/ops';
import { isRefusal } from '@tablewell/chassis/refusal';
import { defaultWaitlist } from '@tablewell/restaurant-rules/waitlist';
import { localTimeOf } from '@tablewell/shared/zone';
import { findStay, placeForStay } from '../../day/starts/place-party';
import { endListing, type ListingEnd, offerStart } from '../../party/full-start';
import { stageOf } from '../../party/lifecycle';
import type { Reservation } from '../../party/reservation';
import { isReadyOver } from '../../party/wait';
import type { Ports } from '../../ports';
import type { DueTimes } from '../../restaurant/restaurant-clock';
import type { RestaurantRules } from '../../restaurant/restaurant-rules';
import { findParty } from '../access';
import { hashPhone } from '../hash-phone';
import { revise, type RevisingPorts } from '../revise';
import { startOf } from '../when';
import { inTurnOfListing, isSameList, relist } from './listed-on-day';

type OfferPorts = RevisingPorts & Pick<Ports, 'restaurants'> & { readonly dueTimes: () => DueTimes };

const minuteMs = 60_000;
const maxPerRun = 5_000;
/** A start that is nearer is no longer offered: nobody could come in time. */
const leastNoticeMs = 15 * minuteMs;
/** How near a start has to be to be offered during the night. */
const urgentMs = 3 * 60 * minuteMs;
const wakingHours = { from: 8 * 60, until: 22 * 60 };

/**
 * Offers full starts that have a table now to the first of their list whom it seats (WAIT-12), and ends offers that nobody
 * took and lists whose start has come. Every process runs it: writes are conditional on the version.
 */
export function offerStarts(ports: OfferPorts, logger: Logger): () => Promise<void> {
  return async () => {
    // The entries of restaurants whose clocks are ahead are included: none of theirs is earlier.
    const { now } = ports.dueTimes();
    for (const parties of byDay(await ports.reservations.listed(now, maxPerRun)).values()) {
      const [first] = parties;
      if (!first) continue;
      const restaurant = await ports.restaurants.find(first.restaurantId);
      if (!restaurant) continue;
      try {
        await serveDay(ports, restaurant, parties, ports.clock(restaurant.id));
      } catch (error) {
        logger.warn(
          { error, restaurantId: restaurant.id },
          'offering full starts failed, the next run retries',
        );
      }
    }
  };
}

/** The parties of each service day. */
function byDay(parties: readonly Reservation[]): ReadonlyMap<string, readonly Reservation[]> {
  const days = new Map<string, Reservation[]>();
  for (const party of parties) {
    const key = `${party.restaurantId} ${dateOf(party)}`;
    const known = days.get(key);
    if (known) known.push(party);
    else days.set(key, [party]);
  }
  return days;
}

const dateOf = ({ placement }: Reservation): string => placement.dates[0] ?? placement.date;

async function serveDay(
  ports: OfferPorts,
  restaurant: RestaurantRules,
  parties: readonly Reservation[],
  now: Date,
): Promise<void> {
  const [first] = parties;
  if (!first) return;
  const left: Reservation[] = [];
  for (const party of inTurnOfListing(parties)) {
    const end = endOf(party, now);
    if (end) await finish(ports, party.id, end);
    else left.push(party);
  }
  const { listed: known } = await ports.days.view(restaurant, [dateOf(first)], now);
  if (!isSameList(known, left)) await relist(ports, restaurant, dateOf(first), now);
  const inVain = new Set<string>();
  for (const party of left) {
    if (stageOf(party) !== 'waiting') continue;
    const kind = [party.placement.from, party.partySize, party.area].join(' ');
    if (inVain.has(kind) || !mayTell(restaurant, party, now)) continue;
    if (!(await offer(ports, restaurant, party, now))) inVain.add(kind);
  }
}

function endOf(party: Reservation, now: Date): ListingEnd | undefined {
  if (stageOf(party) === 'ready') return isReadyOver(party, now.getTime()) ? 'unanswered' : undefined;
  return party.placement.from - now.getTime() < leastNoticeMs ? 'in-vain' : undefined;
}

/** Whether a party may be told now that its start is free. */
function mayTell({ timezone }: RestaurantRules, { placement }: Reservation, now: Date): boolean {
  const { minute } = localTimeOf(now.getTime(), timezone);
  const isDay = wakingHours.from <= minute && minute < wakingHours.until;
  return isDay || placement.from - now.getTime() < urgentMs;
}

async function finish(ports: OfferPorts, id: string, end: ListingEnd): Promise<void> {
  await revise(
    ports,
    () => findParty(ports, id),
    async (current) =>
      endOf(current, ports.clock(current.restaurantId)) === end
        ? { change: (write) => endListing(current, end, write) }
        : 'unchanged',
  );
}

/** Holds the start for the party; false if no table is free for it. */
async function offer(
  ports: OfferPorts,
  restaurant: RestaurantRules,
  { id }: Reservation,
  now: Date,
): Promise<boolean> {
  const { offerMinutes } = restaurant.waitlist ?? defaultWaitlist;
  const offered = await revise(
    ports,
    () => findParty(ports, id),
    async (current) => {
      const { partySize, area, placement, phoneNumber } = current;
      const until = new Date(Math.min(now.getTime() + offerMinutes * minuteMs, placement.from));
      const request = {
        ...{ when: startOf(placement, restaurant.timezone), partySize, area, listedId: id },
        ...({ rules: 'book', audience: 'everyone' } as const),
      };
      const stay = findStay(restaurant, request, now);
      if (isRefusal(stay)) return stay;
      // Mostly nothing is free: this is known without a write.
      const seen = placeForStay(await ports.days.view(restaurant, stay.dates, now), request, stay);
      if (isRefusal(seen)) return seen;
      const phone = hashPhone(restaurant, phoneNumber);
      return {
        change: (write) => offerStart(current, until, write),
        needs: () => ({
          table: {
            ...{ restaurant, now, dates: stay.dates, partySize, expiresAt: until.getTime() },
            ...(phone ? { phone } : {}),
            table: { kind: 'booked', request, stay },
          },
        }),
      };
    },
  );
  return !isRefusal(offered);
}
