import { setTimeout as sleep } from 'node:timers/promises';
import { connectMongo } from '@tablewell/chassis/mongo';
import { Recorder } from '../history/recorder';
import { type Caller, need } from '../product/caller';
import type { Owner } from '../product/owner';
import type { Stack } from '../product/stack';
import { Diner, type Held } from './diner';

const hourMs = 3_600_000;
const tryAgainMs = 300;

/** What a diner does around the reminder. */
export type Role = 'stops' | 'cancels' | 'confirms' | 'writes' | 'is silent';

export interface Party {
  readonly owner: Owner;
  readonly held: Held;
  readonly diner: Diner;
  readonly role: Role;
}

interface Heard {
  readonly from: string;
  readonly text: string;
}

/** A time tomorrow, and how long before it the last full minute is. */
export function startTomorrow() {
  const startsAt = new Date(Math.ceil((Date.now() + 26 * hourMs) / hourMs) * hourMs);
  const minutesBefore = Math.ceil((startsAt.getTime() - Date.now()) / 60_000);
  return { time: startsAt.toISOString().slice(0, 16), minutesBefore };
}

let phones = 0;

export async function bookParty(caller: Caller, owner: Owner, time: string, role: Role): Promise<Party> {
  phones += 1;
  const diner = new Diner(caller, { recorder: new Recorder(), retryForMs: 20_000 });
  const phone = `+1${6_175_550_000 + phones}`;
  const { held } = await diner.book(owner.restaurantId, { partySize: 1, time }, phone);
  if (!held) throw new Error('a party could not be booked');
  return { owner, held, diner, role };
}

/** What a number has got by SMS, newest first. */
export async function heardBy(caller: Caller, { held }: Party): Promise<Heard[]> {
  const path = `/sandbox/api/messages?channel=sms&to=${encodeURIComponent(held.phoneNumber)}`;
  return need(await caller.call('GET', path), 200).body as Heard[];
}

export const isReminder = ({ text }: Heard): boolean => text.includes('a reminder of your table');

/** What the party's diner wrote by SMS, oldest first, as members read it; undefined without an answer. */
export async function written({ owner, held }: Party): Promise<string[] | undefined> {
  const path = `/api/reservations/${held.restaurantId}/${held.id}/messages`;
  const answer = await owner.caller.call('GET', path).catch(() => undefined);
  if (answer?.status !== 200) return undefined;
  const entries = answer.body as { direction: string; channel: string; text: string }[];
  return entries
    .filter(({ direction, channel }) => direction === 'in' && channel === 'sms')
    .map(({ text }) => text);
}

/** A diner replies; resolves when the provider has it, which delivers it until the product accepts it. */
export async function reply(caller: Caller, { held }: Party, to: string, text: string): Promise<void> {
  const sms = { from: held.phoneNumber, to, text };
  need(await caller.call('POST', '/sandbox/api/messages/inbound', sms), 201);
}

/** Waits for a condition; false if it does not come true in time. */
export async function comesTrue(check: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; ; await sleep(tryAgainMs)) {
    if (await check()) return true;
    if (Date.now() > end) return false;
  }
}

/** Makes the reminders of all expected parties due at once, as if they had been booked ten hours ago. */
export async function remindNow(stack: Stack, owners: readonly Owner[]): Promise<void> {
  await inNotifications(stack, async (connection) => {
    const theirs = {
      restaurantId: { $in: owners.map(({ restaurantId }) => restaurantId) },
      isExpected: true,
    };
    const longAgo = new Date(Date.now() - 10 * hourMs);
    await connection
      .collection('reminder_plans')
      .updateMany(theirs, { $set: { touchedAt: longAgo, handledUntil: longAgo, dueAt: new Date() } });
  });
}

/** The states of the reminders of these parties. */
export async function statesOf(stack: Stack, parties: readonly Party[]): Promise<string[]> {
  return inNotifications(stack, async (connection) => {
    const theirs = { kind: 'reminder', reservationId: { $in: parties.map(({ held }) => held.id) } };
    const found = await connection.collection('messages').find(theirs).toArray();
    return found.map(({ status }) => String(status));
  });
}

type Connection = Awaited<ReturnType<typeof connectMongo>>;

async function inNotifications<Result>(
  stack: Stack,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const { port } = stack.process('mongodb');
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  const connection = await connectMongo({ url, database: 'tablewell_notification' });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
