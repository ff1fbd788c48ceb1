import type { Draft } from './queue-message';
import type { Reminding, Reservation, Restaurant } from '../domain/read-copies';
import { nextDue, questionNow, type Sendable, sendableNow } from '../domain/reminder-plan';
import { choicesOf } from '../domain/reminder-texts';
import { atMachine, inRestaurant } from '../domain/restaurant-clock';
import { guestPhone } from '../domain/reservation-notices';
import { toldOf } from '../domain/resending';
import { suppressions } from '../domain/suppressions';
import type { LeasedPlan, PhoneAddress, Ports } from '../ports';
import { phoneChannelOf } from './channels';
import { refuses } from './opt-outs';
import { newLease } from './lease';
import { queueMessage } from './queue-message';
import { writeText } from './write-text';

/** Plans that are leased at once. They are carried out at once, so that they share their commands to the store. */
const batchSize = 100;
/** The next plans are leased while earlier ones wait for the store. */
const batchesAtOnce = 2;

/** Carries out all plans that are due. Several processes may do so at once. */
export function sendReminders(ports: Ports) {
  return async (): Promise<void> => {
    const underWay = new Set<Promise<void>>();
    const failures: unknown[] = [];
    while (failures.length === 0) {
      const leased = await ports.reminderPlans.leaseDue(batchSize, newLease(ports), ports.clock());
      if (!leased) break;
      const batch: Promise<void> = Promise.all(leased.map((plan) => carryOut(ports, plan)))
        .catch((error: unknown) => void failures.push(error))
        .then(() => void underWay.delete(batch));
      underWay.add(batch);
      if (underWay.size >= batchesAtOnce) await Promise.race(underWay);
    }
    await Promise.all(underWay);
    if (failures.length > 0) throw failures[0];
  };
}

/**
 * Writes the messages of a plan that are due, and decides when it is due next. After a crash another process does both
 * again; the ids of the messages keep each from being written twice.
 */
async function carryOut(ports: Ports, plan: LeasedPlan): Promise<void> {
  const restaurant = await ports.copies.restaurant(plan.reservation.restaurantId);
  const known = restaurant === 'deleted' ? undefined : restaurant;
  const now = inRestaurant(known ?? {}, ports.clock());
  const settings = known?.reminding;
  if (known && settings) {
    for (const reminder of sendableNow(plan, settings, now)) await write(ports, known, plan, reminder);
    const question = questionNow(plan, settings, now);
    if (question) await ask(ports, known, plan.reservation, new Date(question.expiresAt));
  }
  const next = settings && nextDue(plan, settings, now);
  await ports.reminderPlans.complete(plan, {
    handledUntil: now,
    dueAt: next && atMachine(known ?? {}, next),
    settingsKey: settings?.key ?? '',
  });
}

async function write(
  ports: Ports,
  restaurant: Restaurant & { readonly reminding?: Reminding },
  plan: LeasedPlan,
  reminder: Sendable,
): Promise<void> {
  const { id, startsAt } = plan.reservation;
  const eventId = `reminder:${id}:${startsAt.getTime()}:${reminder.minutesBefore}`;
  for (const channel of reminder.channels) {
    const content = await contents[channel](ports, restaurant, plan);
    if (!content) continue;
    const { reservation } = plan;
    await queueMessage(ports, eventId, {
      ...content,
      ...(reservation.language ? { language: reservation.language } : {}),
      restaurantId: restaurant.id,
      isTest: restaurant.isTest,
      reservationId: reservation.id,
      version: reservation.version,
      told: toldOf(reservation),
      matterEndsAt: reservation.startsAt,
      expiresAt: reminder.expiresAt,
    });
  }
}

/** Asks a late party when it comes, once for its time (MESSAGE-35). */
async function ask(
  ports: Ports,
  restaurant: Restaurant,
  reservation: Reservation,
  expiresAt: Date,
): Promise<void> {
  const { id, startsAt, version, language } = reservation;
  const at = await addressOf(ports, restaurant, reservation);
  if (!at) return;
  const { channel, phone: to } = at;
  const { id: restaurantId, isTest } = restaurant;
  const hasOptedOut = await refuses(ports, { ...at, restaurantId, isTest });
  await queueMessage(ports, `late:${id}:${startsAt.getTime()}`, {
    ...{ channel, kind: 'late-question', to, subject: '', html: '' },
    text: await writeText(ports, 'late-question', { restaurant, reservation, at }),
    ...(language ? { language } : {}),
    ...{ restaurantId, isTest, reservationId: id, version, matterEndsAt: startsAt, expiresAt },
    suppressionReason: hasOptedOut ? suppressions.optedOut : '',
  });
}

/**
 * The guest's number with the restaurant's channel to it, if it writes to phones. A plan that is not known yet is waited
 * for when the message is sent.
 */
async function addressOf(
  ports: Pick<Ports, 'copies' | 'channelChoices' | 'sharedSenders'>,
  restaurant: Restaurant,
  reservation: Reservation,
): Promise<PhoneAddress | undefined> {
  const phone = guestPhone(reservation, restaurant);
  if (!phone || !restaurant.smsNotifications) return undefined;
  if ((await ports.copies.smsAllowed(restaurant)) === false) return undefined;
  return { channel: await phoneChannelOf(ports, restaurant.id), phone };
}

type Content = Pick<
  Draft,
  | 'channel'
  | 'kind'
  | 'to'
  | 'subject'
  | 'text'
  | 'html'
  | 'senderName'
  | 'replyTo'
  | 'choices'
  | 'suppressionReason'
>;

/**
 * The message of each channel of the settings, where SMS stand for all messages to a phone; undefined if the diner has
 * no address there, or the restaurant does not send any (MESSAGE-32).
 */
const contents: Record<
  Sendable['channels'][number],
  (ports: Ports, restaurant: Restaurant, plan: LeasedPlan) => Promise<Content | undefined>
> = {
  async sms(ports, restaurant, { reservation, isConfirmed }) {
    const { reminderPlans, clock } = ports;
    const at = await addressOf(ports, restaurant, reservation);
    if (!at) return undefined;
    const { channel, phone: to } = at;
    const asked = async () => {
      const now = inRestaurant(restaurant, clock());
      const choices = choicesOf(reservation, await reminderPlans.upcoming(restaurant.id, to, now));
      const party = { restaurant, reservation, at };
      return { choices, text: await writeText(ports, 'reminder', party, { isConfirmed, choices }) };
    };
    const [{ choices, text }, hasOptedOut] = await Promise.all([
      asked(),
      refuses(ports, { ...at, restaurantId: restaurant.id, isTest: restaurant.isTest }),
    ]);
    return {
      ...{ channel, kind: 'reminder', to, subject: '', html: '', text },
      choices: choices.map((each) => ({ reservationId: each.id, startsAt: each.startsAt })),
      suppressionReason: hasOptedOut ? suppressions.optedOut : '',
    };
  },
  email: async ({ templates }, restaurant, { reservation }) =>
    reservation.email === ''
      ? undefined
      : {
          ...templates.diner('diner-reminder', restaurant, reservation),
          ...{ channel: 'email', kind: 'diner-reminder', to: reservation.email, suppressionReason: '' },
        },
};
