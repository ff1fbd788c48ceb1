// A thousand replies by SMS in a second to one restaurant, forged, replayed and honest: what becomes of them, and how long
// the replies and messages of another restaurant take meanwhile, which texts from a number of its own.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { need } from '../../proofs/src/product/caller';
import type { Owner } from '../../proofs/src/product/owner';
import { driveOpen, statusCounts } from './load/drive';
import { untilKnown } from './load/due-reminders';
import { InboundCourier } from './load/inbound-sms';
import { booking, type Scene, startAt, withScene } from './load/scene';
import { median, percentile } from './report/figures';
import { conclude, isFull } from './report/verdict';

const perSecond = 1_000;
const floodMs = isFull ? 10_000 : 4_000;
/** The other restaurant: what its guests send, and its bookings. */
const calm = { perSecond: 10, parties: 60 };
const floodedParties = 200;
/** As shipped; the local run raises it. */
const repliesOfNumber = 50;
const replyWithinMs = 1_000;
const messageWithinMs = 2_000;
const settleMs = 10_000;
/** A warm machine has a backlog of mails when the bench begins. */
const readyWithinMs = 120_000;

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))));
const authToken = randomBytes(16).toString('hex');

interface Sent {
  readonly to: string;
  readonly at: string;
  readonly from: string;
}
const sentSms = async (scene: Scene, limit = 100_000): Promise<Sent[]> =>
  need(await scene.caller().call('GET', `/sandbox/api/messages?channel=sms&limit=${limit}`), 200)
    .body as Sent[];

let booked = 0;
let phones = 0;
const newPhone = () => `+1${6_465_550_000 + (phones += 1)}`;

async function book(scene: Scene, { restaurantId }: Owner, phone: string): Promise<number> {
  booked += 1;
  const party = { ...booking(startAt(booked)), phoneNumber: phone };
  return (await scene.caller().call('POST', `/api/reservations/${restaurantId}`, party)).status;
}

async function parties(scene: Scene, owner: Owner, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, newPhone);
  for (const phone of numbers) if ((await book(scene, owner, phone)) !== 201) throw new Error('no table');
  return numbers;
}

/** Gives a restaurant a number of its own; SMS from it are not paced, because the bench measures the replies. */
async function ownNumber(scene: Scene, { restaurantId }: Owner, address: string): Promise<string> {
  const own = { registration: 'registered', reason: '', checkedAt: new Date() };
  await scene.store
    .db('tablewell_notification')
    .collection('senders')
    .insertOne({ _id: restaurantId, address, ...own } as never);
  return address;
}

/** The replies that members of a restaurant can read. */
const stored = (scene: Scene, { restaurantId }: Owner): Promise<number> =>
  scene.store.db('tablewell_notification').collection('replies').countDocuments({ restaurantId });

const env = {
  TWILIO_AUTH_TOKEN: authToken,
  SMS_DAILY_REPLIES: String(repliesOfNumber),
  SMS_RATE_LONG_CODE: '0',
};
await withScene({ root, env, connections: 1_024 }, async (scene) => {
  const [flooded, other] = [await scene.owner(50), await scene.owner(50)];
  for (const owner of [flooded, other])
    need(
      await owner.caller.call('PATCH', `/api/restaurant/${owner.restaurantId}`, { smsNotifications: true }),
      200,
    );
  for (const { restaurantId } of [flooded, other]) await untilKnown(scene, restaurantId, readyWithinMs);
  const [toFlooded, toOther] = [
    await ownNumber(scene, flooded, '+14155550121'),
    await ownNumber(scene, other, '+14155550122'),
  ];
  const many = await parties(scene, flooded, floodedParties);
  const [one = ''] = await parties(scene, flooded, 1);
  const guests = await parties(scene, other, calm.parties);
  for (const end = Date.now() + readyWithinMs; (await sentSms(scene)).length < phones; await sleep(500))
    if (Date.now() > end) throw new Error('the diners got no SMS');
  await sleep(settleMs);
  const origin = `http://localhost:${scene.stack.process('gateway').port}`;
  const courier = new InboundCourier({ authToken, origin });
  const provider = scene.caller();
  const forgers = Array.from({ length: 20 }, () => scene.caller());
  let ids = 0;
  const newId = () => `SM${String((ids += 1)).padStart(32, '0')}`;
  const replayed = { id: newId(), from: one, text: 'we are four now', to: toFlooded };
  need(await courier.deliver(provider, replayed), 200);

  const forge = (index: number) =>
    courier.deliver(
      forgers[index % forgers.length] ?? provider,
      { id: newId(), from: guests[index % guests.length] ?? '', text: 'STOP', to: toOther },
      'guessed',
    );
  const replay = () => courier.deliver(provider, replayed);
  const ofOne = () =>
    courier.deliver(provider, { id: newId(), from: one, text: `we are ${ids}`, to: toFlooded });
  const ofMany = (index: number) =>
    courier.deliver(provider, {
      id: newId(),
      from: many[index % many.length] ?? '',
      text: 'see you soon',
      to: toFlooded,
    });
  const floods: readonly (readonly [string, ((index: number) => Promise<{ status: number }>) | undefined])[] =
    [
      ['nothing', undefined],
      ['forged', forge],
      ['replayed', replay],
      ['one number', ofOne],
      ['200 numbers', ofMany],
      ['a quarter each', (index) => ([forge, replay, ofOne, ofMany][index % 4] ?? forge)(index)],
    ];

  const rows: Record<string, Record<string, string | number>> = {};
  const lost: string[] = [];
  const slowest = { reply: 0, message: 0 };
  let said = 0;
  for (const [name, send] of floods) {
    const before = { flooded: await stored(scene, flooded), other: await stored(scene, other) };
    const tellsOf = new Map<string, number>();
    const reply = () =>
      courier.deliver(provider, {
        id: newId(),
        from: guests[(said += 1) % guests.length] ?? '',
        text: 'see you',
        to: toOther,
      });
    const tell = async () => {
      const phone = newPhone();
      const status = await book(scene, other, phone);
      if (status === 201) tellsOf.set(phone, Date.now());
      return { status };
    };
    const [flood, replies, bookings] = await Promise.all([
      send ? driveOpen({ perSecond, forMs: floodMs }, send) : undefined,
      driveOpen({ perSecond: calm.perSecond, forMs: floodMs }, reply),
      driveOpen({ perSecond: calm.perSecond, forMs: floodMs }, tell),
    ]);
    await sleep(settleMs);
    const waits = (await sentSms(scene)).flatMap(({ to, at }) => {
      const since = tellsOf.get(to);
      return since === undefined ? [] : [Math.max(0, Date.parse(at) - since)];
    });
    const kept = (await stored(scene, other)) - before.other;
    if (kept < replies.ms.length) lost.push(`${name}: ${replies.ms.length - kept} replies`);
    if (waits.length < bookings.ms.length)
      lost.push(`${name}: ${bookings.ms.length - waits.length} messages`);
    slowest.reply = Math.max(slowest.reply, percentile(replies.ms, 0.99));
    slowest.message = Math.max(slowest.message, percentile(waits, 0.99));
    rows[name] = {
      'flood answered': flood ? statusCounts(flood) : '',
      s: flood ? flood.seconds.toFixed(1) : '',
      'flood ms p50': flood ? median(flood.ms).toFixed(0) : '',
      'flood ms p99': flood ? percentile(flood.ms, 0.99).toFixed(0) : '',
      'flood stored': (await stored(scene, flooded)) - before.flooded,
      'other replies': statusCounts(replies),
      'ms p50': median(replies.ms).toFixed(0),
      'ms p99': percentile(replies.ms, 0.99).toFixed(0),
      'other bookings': statusCounts(bookings),
      'to its SMS ms p50': median(waits).toFixed(0),
      'SMS ms p99': percentile(waits, 0.99).toFixed(0),
    };
  }
  conclude(`replies: ${perSecond} a second for ${floodMs / 1_000} s`, 1, rows, [
    {
      goal: 'no reply and no message of another restaurant is lost',
      measured: lost.join('; ') || 'none',
      holds: lost.length === 0,
    },
    {
      goal: `its replies within ${replyWithinMs} ms (p99)`,
      measured: slowest.reply.toFixed(0),
      holds: slowest.reply <= replyWithinMs,
    },
    {
      goal: `its messages within ${messageWithinMs} ms of the booking (p99)`,
      measured: slowest.message.toFixed(0),
      holds: slowest.message <= messageWithinMs,
    },
  ]);
});
