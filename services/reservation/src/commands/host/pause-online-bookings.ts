import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { addDays, localTimeOf } from '@tablewell/shared/zone';
import { type OnlinePause, paused, pauseLengths, pauseStretch, resumed } from '../../day/claims/online-pause';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { dayZoneOf, serviceDates } from '../../day/claims/service-dates';
import type { Ports } from '../../ports';
import { findCall } from '../../day/seen-calls';
import { busyDay } from '../../day/claims/claim';
import { refuseStepInput, initiatorOf } from './step-input';

type PausePorts = Pick<Ports, 'restaurants' | 'restrictedDays' | 'eventFactory' | 'clock'>;

interface PauseCommand {
  readonly restaurantId: string;
  readonly stepId: string;
}

/** Pauses online bookings from now on, for members; replaces an earlier pause (EVENING-10). */
export function pauseOnlineBookings(ports: PausePorts) {
  return async (
    actor: Actor | undefined,
    { minutes, ...command }: PauseCommand & { readonly minutes: number },
  ): Promise<OnlinePause | Refusal> => {
    const restaurant = await restaurantFor(ports, actor, command);
    if (isRefusal(restaurant)) return restaurant;
    if (!pauseLengths.includes(minutes))
      return invalid([
        { field: 'minutes', message: 'Please give 30, 60 or 120 minutes, or 0 for the night' },
      ]);
    const { stepId } = command;
    const now = ports.clock().getTime();
    const interval = pauseStretch(minutes, now, restaurant.timezone);
    const touched = serviceDates(interval, dayZoneOf(restaurant));
    const by = initiatorOf(actor).name;
    const change = (stored: OnlinePause | undefined, date: string) =>
      // An earlier pause on a day that the new one does not reach is ended, too.
      touched.includes(date) || (stored && stored.until > now)
        ? paused(stored, interval, { stepId, by, restOfNight: minutes === 0 })
        : undefined;
    const outcome = await changeDays(ports, restaurant, { stepId, isResumed: false, now }, change);
    return outcome ?? busyDay();
  };
}

/** Ends the pause now, for members. Without one, nothing changes. */
export function resumeOnlineBookings(ports: PausePorts) {
  return async (
    actor: Actor | undefined,
    command: PauseCommand,
  ): Promise<OnlinePause | undefined | Refusal> => {
    const restaurant = await restaurantFor(ports, actor, command);
    if (isRefusal(restaurant)) return restaurant;
    const { stepId } = command;
    const now = ports.clock().getTime();
    return changeDays(ports, restaurant, { stepId, isResumed: true, now }, (stored) =>
      resumed(stored, stepId, now),
    );
  };
}

async function restaurantFor(
  ports: Pick<Ports, 'restaurants' | 'clock'>,
  actor: Actor | undefined,
  { restaurantId, stepId }: PauseCommand,
): Promise<KnownRestaurant | Refusal> {
  const refused = refuseWithoutPermission('reservations', actor, restaurantId);
  if (refused) return refused;
  const bad = refuseStepInput({ stepId }, ports.clock());
  if (bad) return bad;
  return (await ports.restaurants.find(restaurantId)) ?? notFound('Restaurant not found.');
}

/**
 * Changes the pause of today and of tomorrow, which a pause may reach. Tomorrow is written first, so that after a crash
 * the repeated call finds today unchanged and publishes the change.
 */
async function changeDays(
  ports: Pick<Ports, 'restrictedDays' | 'eventFactory'>,
  { id: restaurantId, timezone, ...rules }: KnownRestaurant,
  { stepId, isResumed, now }: { stepId: string; isResumed: boolean; now: number },
  change: (stored: OnlinePause | undefined, date: string) => OnlinePause | undefined,
): Promise<OnlinePause | undefined | Refusal> {
  const today = localTimeOf(now, dayZoneOf({ timezone, ...rules })).date;
  const write = (date: string) =>
    ports.restrictedDays.change(
      restaurantId,
      date,
      ({ onlinePause: stored }) => {
        const onlinePause = findCall(stored?.steps, stepId) ? undefined : change(stored, date);
        return onlinePause && { onlinePause };
      },
      ({ onlinePause: pause }) =>
        date === today && pause
          ? ports.eventFactory.onlinePauseSet({ restaurantId, timezone, date, pause, resumed: isResumed })
          : undefined,
    );
  const later = await write(addDays(today, 1));
  const outcome = later === 'busy' ? later : await write(today);
  if (outcome === 'busy') return busyDay();
  return isRefusal(outcome) ? outcome : outcome.onlinePause;
}
