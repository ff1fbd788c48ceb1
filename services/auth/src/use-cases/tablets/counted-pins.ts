import { invalid, Refusal } from '@tablewell/chassis/refusal';
import {
  quarterOf,
  wrongPinsAtNewTabletsPerDay,
  wrongPinsLeftPerDay,
  wrongPinsOfRestaurantPerDay,
  wrongPinsPerDay,
  wrongPinsPerQuarter,
} from '../../domain/pin';
import { dayOf } from '../../domain/second-factor';
import type { Session } from '../../domain/session';
import { isNew, type SharedTablet } from '../../domain/shared-tablet';
import type { Ports } from '../../ports';

/**
 * Looks a PIN up, and counts it if nobody has it: against the limits of the tablet and of the restaurant and, on a
 * tablet that was set up within a day, of the person who set it up (TABLET-3). It is counted before it is looked up, so
 * that concurrent tries cannot exceed a limit together. A right PIN takes back only its own count, so that a person
 * with a PIN cannot reset the count and guess on.
 */
export async function countedPin<T extends object>(
  { wrongTries, clock, sessions, eventFactory, newId }: Ports,
  { session, tablet }: { readonly session: Session; readonly tablet: SharedTablet },
  look: () => Promise<T | 'retired' | undefined>,
): Promise<T | Refusal> {
  const now = clock();
  const quarter = quarterOf(now);
  const day = dayOf(now);
  const nextDay = new Date(Math.floor(now.getTime() / dayMs + 1) * dayMs);
  const ofQuarter = `pin|${tablet.id}|quarter|${quarter.number}`;
  const ofDay = `pin|${tablet.id}|${day}`;
  const ofRestaurant = `pin|${tablet.restaurantId}|${day}`;
  if ((await wrongTries.count(ofQuarter, now)) > wrongPinsPerQuarter) return tooMany(now, quarter.endsAt);
  const today = await wrongTries.count(ofDay, now);
  if (today > wrongPinsPerDay) {
    await wrongTries.giveBack(ofQuarter);
    return tooMany(now, nextDay);
  }
  // A tablet that is set up again is a new one whose count begins at zero, so the wrong PINs at all tablets that one
  // person set up within a day are also counted together.
  const ofSetter = isNew(tablet, now) ? `pin|${tablet.restaurantId}|${session.userId}|new|${day}` : undefined;
  const bySetter = ofSetter ? await wrongTries.count(ofSetter, now) : 0;
  const everywhere = await wrongTries.count(ofRestaurant, now);
  const counted = [ofQuarter, ofDay, ofRestaurant, ...(ofSetter ? [ofSetter] : [])];
  const giveBack = () => Promise.all(counted.map((key) => wrongTries.giveBack(key)));
  // Tablets at which nobody guesses keep a few tries of their own.
  const left = ofSetter ? 0 : wrongPinsLeftPerDay;
  if (bySetter > wrongPinsAtNewTabletsPerDay || (everywhere > wrongPinsOfRestaurantPerDay && today > left)) {
    await giveBack();
    return tooMany(now, nextDay);
  }
  const found = await look();
  if (found === 'retired') return retired();
  if (found === undefined) {
    if (today === wrongPinsPerDay || bySetter === wrongPinsAtNewTabletsPerDay) {
      const event = eventFactory.tabletChanged(session, tablet, 'pins-refused');
      await sessions.changeTablet(session.id, tablet.mark, { ...tablet, mark: newId() }, [event]);
    }
    return wrongPin();
  }
  await giveBack();
  return found;
}

const dayMs = 86_400_000;

// None is `unauthenticated` or `forbidden`, because pages sign out on those.
const wrongPin = () => invalid([{ field: 'pin', message: 'Nobody here has this PIN' }], 'wrong-pin');

const retired = () =>
  invalid(
    [{ field: 'pin', message: 'This PIN works no more. Please set another one in your settings' }],
    'pin-retired',
  );

function tooMany(now: Date, until: Date): Refusal {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
  const wait =
    minutes <= 1 ? 'a minute' : minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  const message = `Too many wrong PINs at this tablet. It takes the next one in ${wait}.`;
  return new Refusal('too-many', 'too-many-pins', message);
}
