import { setTimeout as sleep } from 'node:timers/promises';
import { segmentsOf } from '@tablewell/shared/sms';
import { need } from '../../../proofs/src/product/caller';
import type { Scene } from './scene';

const dayMs = 86_400_000;
const minutesBefore = 60;

/** A reminder that the SMS provider has. */
export interface Handed {
  readonly from: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly segments: number;
}

const notification = ({ store }: Scene) => store.db('tablewell_notification');

/** Makes restaurants like a given one, as the notification service knows them, each with a Messaging Service of its own. */
export async function remindedRestaurants(
  scene: Scene,
  restaurantId: string,
  count: number,
): Promise<string[]> {
  const restaurants = notification(scene).collection('restaurants');
  const known = await untilKnown(scene, restaurantId);
  const reminding = {
    timezone: 'UTC',
    reminders: [{ minutesBefore, channels: ['sms'] }],
    quietHours: { from: 0, to: 0 },
    key: 'bench',
  };
  const own = { smsNotifications: true, country: 'US', smsCountries: ['US'], reminding };
  const ids = Array.from({ length: count }, (_, index) => `reminded${String(index).padStart(14, '0')}`);
  await restaurants.insertMany(
    ids.map((id) => ({ ...known, _id: id, value: { ...(known?.['value'] as object), ...own, id } })) as never,
  );
  await notification(scene)
    .collection('senders')
    .insertMany(
      ids.map((id, index) => ({
        _id: id,
        address: `MG${String(index).padStart(32, '0')}`,
        registration: 'registered',
        reason: '',
        checkedAt: new Date(),
      })) as never,
    );
  return ids;
}

/** The service's copy of a restaurant, once it knows that the owner may send SMS. */
export async function untilKnown(scene: Scene, restaurantId: string, withinMs = 20_000) {
  const database = notification(scene);
  for (const end = Date.now() + withinMs; ; await sleep(100)) {
    const copy = await database.collection('restaurants').findOne({ _id: restaurantId as never });
    const _id = (copy?.['value'] as { ownerId?: string } | undefined)?.ownerId as never;
    const [plan, verified] = await Promise.all(
      ['plans', 'verified_users'].map((name) => database.collection(name).findOne({ _id })),
    );
    if (copy && plan && verified) return copy;
    if (Date.now() > end) throw new Error('the notification service does not know the restaurant');
  }
}

/** Stores plans of parties whose reminders are all due at one moment; returns whether a number is one of theirs. */
export async function dueReminders(
  scene: Scene,
  restaurants: readonly string[],
  { count, round, dueAt }: { count: number; round: number; dueAt: Date },
): Promise<(phone: string) => boolean> {
  const startsAt = new Date(dueAt.getTime() + minutesBefore * 60_000);
  const before = new Date(dueAt.getTime() - dayMs);
  const prefix = `+1${312 + round}5`;
  const plans = Array.from({ length: count }, (_, index) => {
    const id = `reminded-${round}-${index}`;
    const restaurantId = restaurants[index % restaurants.length];
    const phone = `${prefix}${String(200_000 + index).padStart(6, '0')}`;
    const reservation = {
      ...{ id, restaurantId, version: 1, name: 'Grace Hopper', partySize: 2, phoneNumber: phone, email: '' },
      ...{ notes: '', startsAt, localDate: startsAt.toISOString().slice(0, 10) },
      localMinute: startsAt.getUTCHours() * 60 + startsAt.getUTCMinutes(),
    };
    return {
      ...{ _id: id, version: 1, restaurantId, phone, reservation, startsAt, isExpected: true },
      ...{ isConfirmed: false, touchedAt: before, handledUntil: before, dueAt, lease: '' },
      ...{ settingsKey: 'bench', purgeAt: new Date(startsAt.getTime() + dayMs) },
    };
  });
  const collection = notification(scene).collection('reminder_plans');
  for (let start = 0; start < plans.length; start += 1_000)
    await collection.insertMany(plans.slice(start, start + 1_000) as never);
  return (phone) => phone.startsWith(prefix);
}

const queued = { channel: 'sms', status: 'queued' };
const planned = { dueAt: { $gt: new Date(0) }, settingsKey: 'bench' };
const isAnyOf = async (scene: Scene, collection: string, filter: object): Promise<boolean> =>
  (await notification(scene)
    .collection(collection)
    .findOne(filter, { projection: { _id: 1 } })) !== null;

/** What the provider has of a round, once it has all or time is up. A count would cost the store as much as the reminders do. */
export async function handedSince(
  scene: Scene,
  isOurs: (phone: string) => boolean,
  { count, until }: { count: number; until: number },
): Promise<Handed[]> {
  for (;;) {
    const isLeft =
      (await isAnyOf(scene, 'messages', queued)) || (await isAnyOf(scene, 'reminder_plans', planned));
    if (!isLeft || Date.now() > until) break;
    await sleep(500);
  }
  const path = `/sandbox/api/messages?channel=sms&limit=${3 * count}`;
  const all = need(await scene.caller().call('GET', path), 200).body as {
    to: string;
    from: string;
    text: string;
    at: string;
  }[];
  return all
    .filter(({ to }) => isOurs(to))
    .map(({ from, at, text }) => ({ from, at: Date.parse(at), segments: segmentsOf(text).count }));
}
