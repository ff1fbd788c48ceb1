import { isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { findStay } from '../../day/starts/place-party';
import { comeToTable, isAboutReadyTable } from '../../party/coming';
import { endListing, isListed, offerIsOver, takeOffer } from '../../party/full-start';
import { isInLine, stageOf } from '../../party/lifecycle';
import { waitlistSource } from '../../party/source';
import type { Reservation } from '../../party/reservation';
import { takeStep } from '../../party/take-step';
import { isReadyOver } from '../../party/wait';
import type { Ports } from '../../ports';
import { findParty } from '../access';
import { quotaRequest, reserveQuota } from '../monthly-limit';
import { type Needs, revise, type RevisingPorts } from '../revise';
import { startOf } from '../when';
import { relist } from './listed-on-day';

type AnswerPorts = RevisingPorts & Pick<Ports, 'restaurants' | 'quotas'>;

/** The actor of a step that a diner took through the link. */
const diner = { userId: '', name: 'Online' };

/** An entry of the waitlist, for the holder of its id; a reservation that never waited is not found. */
export async function findEntry(
  ports: Pick<Ports, 'reservations'>,
  id: string,
): Promise<Reservation | Refusal> {
  const party = await findParty(ports, id);
  if (isRefusal(party)) return party;
  return party.wait || party.source.source === waitlistSource.source ? party : notFound('Entry not found.');
}

/** Takes the offered start, or says that the party comes to its ready table (WAIT-12, WAIT-9). Idempotent. */
export function acceptOffer(ports: AnswerPorts) {
  return async (id: string): Promise<Reservation | Refusal> => {
    const answered = await revise(
      ports,
      () => findEntry(ports, id),
      async (current) => {
        const isLineOfNow = current.wait && !current.wait.forStart;
        if (!isLineOfNow)
          return {
            change: (write) => takeOffer(current, write),
            needs: (next) => tableOf(ports, current, next),
          };
        const isReady =
          stageOf(current) === 'ready' && !isReadyOver(current, ports.clock(current.restaurantId).getTime());
        return isReady ? { change: (write) => comeToTable(current, write) } : offerIsOver();
      },
    );
    if (!isRefusal(answered)) await settleDay(ports, answered);
    return answered;
  };
}

/** What a party needs to take its offer: the offered table for good, and its place in the month (PLAN-3). */
async function tableOf(
  ports: Pick<Ports, 'restaurants' | 'quotas' | 'clock'>,
  { partySize, area, placement, restaurantId }: Reservation,
  { id, version }: Reservation,
): Promise<Needs | Refusal> {
  const restaurant = await ports.restaurants.find(restaurantId);
  if (!restaurant) return notFound('Restaurant not found.');
  const now = ports.clock(restaurantId);
  const when = startOf(placement, restaurant.timezone);
  const request = { when, partySize, area, rules: 'keep', audience: 'everyone' } as const;
  const stay = findStay(restaurant, request, now);
  if (isRefusal(stay)) return stay;
  const quota = quotaRequest(restaurant, id, version, now);
  return {
    table: { restaurant, now, dates: stay.dates, partySize, table: { kind: 'booked', request, stay } },
    takeLimits: async () => quota && reserveQuota(ports, quota, 'public'),
  };
}

/** Leaves the waitlist, or gives up what is held (WAIT-12). Idempotent. */
export function leaveEntry(ports: AnswerPorts) {
  return async (id: string): Promise<Reservation | Refusal> => {
    const left = await revise(
      ports,
      () => findEntry(ports, id),
      async (current) => {
        if (isListed(current)) return { change: (write) => endListing(current, 'left', write) };
        if (!isInLine(stageOf(current))) return 'unchanged';
        const restaurant = await ports.restaurants.find(current.restaurantId);
        if (!restaurant) return notFound('Restaurant not found.');
        const requested = {
          ...({ id: `link-left-${current.version}`, step: 'leave', baseVersion: 0 } as const),
          ...{ takenAt: ports.clock(current.restaurantId), by: diner, tableNumbers: [] },
        };
        return { change: (write) => takeStep(current, requested, restaurant.timezone, write) };
      },
    );
    if (!isRefusal(left)) await settleDay(ports, left);
    return left;
  };
}

/** Gives the offered start or the ready table to the next party. Refused if nothing is offered any more. */
export function declineOffer(ports: AnswerPorts) {
  const leave = leaveEntry(ports);
  return async (id: string): Promise<Reservation | Refusal> => {
    const current = await findEntry(ports, id);
    if (isRefusal(current) || current.status === 'canceled') return current;
    const isOffered =
      stageOf(current) === 'ready' && !isReadyOver(current, ports.clock(current.restaurantId).getTime());
    return isOffered ? leave(id) : offerIsOver();
  };
}

/** Takes a reply about an offered start. One about another offer, or about one that has ended, does nothing. */
export function answerOfferBySms(ports: AnswerPorts) {
  const [accept, leave] = [acceptOffer(ports), leaveEntry(ports)];
  return async ({ reservationId: id, answer, startsAt }: OfferReply): Promise<void> => {
    const current = await findEntry(ports, id);
    if (isRefusal(current) || !isAboutReadyTable(current, startsAt) || answer === 'late') return;
    const outcome = await (answer === 'confirm' ? accept(id) : leave(id));
    if (isRefusal(outcome) && outcome.kind === 'unavailable') throw outcome;
  };
}

interface OfferReply {
  readonly reservationId: string;
  readonly answer: 'confirm' | 'cancel' | 'late';
  /** Until when the start was held, as the message was sent. */
  readonly startsAt: Date;
}

/** An entry that no longer waits keeps no start from others. If this fails, the job that offers starts does it. */
async function settleDay(
  ports: AnswerPorts,
  { wait, source, restaurantId, placement }: Reservation,
): Promise<void> {
  const wasListed = wait?.forStart || (!wait && source.source === waitlistSource.source);
  const restaurant = wasListed ? await ports.restaurants.find(restaurantId) : undefined;
  if (restaurant)
    await relist(ports, restaurant, placement.dates[0] ?? placement.date, ports.clock(restaurantId));
}
