import { type Actor, refuseWithoutPermission } from '@tablewell/chassis/access';
import { invalid, isRefusal, notFound, type Refusal } from '@tablewell/chassis/refusal';
import { addDays, localTimeOf } from '@tablewell/shared/zone';
import { type OnlinePause, pauseLengths, pauseStretch } from '../../day/claims/online-pause';
import type { KnownRestaurant } from '../../restaurant/restaurant-rules';
import { dayZoneOf, serviceDates } from '../../day/claims/service-dates';
import type { Ports } from '../../ports';
import { busyDay, type ServiceDay } from '../../day/claims/claim';
import { type DayChange, pause, resume } from '../../day/restrict';
import { refuseStepInput, initiatorOf } from './step-input';

type PausePorts = Pick<Ports, 'restaurants' | 'days' | 'eventFactory' | 'clock'>;

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
    const now = ports.clock(command.restaurantId).getTime();
    const interval = pauseStretch(minutes, now, restaurant.timezone);
    const touched = serviceDates(interval, dayZoneOf(restaurant));
    const by = initiatorOf(actor).name;
    const made = { ...interval, stepId, dates: touched, by, restOfNight: minutes === 0 };
    const outcome = await changeDays(ports, restaurant, { isResumed: false, now }, (day) => pause(day, made));
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
    const now = ports.clock(command.restaurantId).getTime();
    return changeDays(ports, restaurant, { isResumed: true, now }, (day) => resume(day, stepId, now));
  };
}

async function restaurantFor(
  ports: Pick<Ports, 'restaurants' | 'clock'>,
  actor: Actor | undefined,
  { restaurantId, stepId }: PauseCommand,
): Promise<KnownRestaurant | Refusal> {
  const refused = refuseWithoutPermission('reservations', actor, restaurantId);
  if (refused) return refused;
  const bad = refuseStepInput({ stepId }, ports.clock(restaurantId));
  if (bad) return bad;
  return (await ports.restaurants.find(restaurantId)) ?? notFound('Restaurant not found.');
}

/**
 * Changes the pause of today and of tomorrow, which a pause may reach. Tomorrow is written first, so that after a crash
 * the repeated call finds today unchanged and publishes the change.
 */
async function changeDays(
  ports: Pick<Ports, 'days' | 'eventFactory'>,
  { id: restaurantId, timezone, ...rules }: KnownRestaurant,
  { isResumed, now }: { isResumed: boolean; now: number },
  change: (day: ServiceDay) => DayChange | undefined,
): Promise<OnlinePause | undefined | Refusal> {
  const today = localTimeOf(now, dayZoneOf({ timezone, ...rules })).date;
  const write = (date: string) =>
    ports.days.change(restaurantId, date, change, ({ onlinePause: written }) =>
      date === today && written
        ? ports.eventFactory.onlinePauseSet({
            restaurantId,
            timezone,
            date,
            pause: written,
            resumed: isResumed,
          })
        : undefined,
    );
  const later = await write(addDays(today, 1));
  const outcome = later === 'busy' ? later : await write(today);
  if (outcome === 'busy') return busyDay();
  return isRefusal(outcome) ? outcome : outcome.onlinePause;
}
