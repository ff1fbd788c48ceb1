import { normalizePhone } from '@tablewell/shared/phone';
import { type Addressee, addresseeOf } from '../domain/addressee';
import type { Message } from '../domain/message';
import { dinersOrigin, type Restaurant } from '../domain/read-copies';
import { maxRepliesOfParty, type Reply, type ReplyEffect, replyText, type Suggestion } from '../domain/reply';
import { answerTo, type Intent, intentOf, soundsLikeRefusal } from '../domain/sms-keywords';
import { changeLink } from '../domain/wording';
import type { Ports } from '../ports';

/** A diner's SMS as the provider delivers it, perhaps several times. */
interface InboundSms {
  readonly id: string;
  readonly from: string;
  readonly text: string;
  /** The keyword that the provider has handled and answered itself; empty: none. */
  readonly optOutType: string;
}

/** Applies a diner's SMS, stores it for the restaurant (MESSAGE-16), and returns its answer; empty for none. */
export async function receiveReply(
  ports: Ports,
  { id, from, text, optOutType }: InboundSms,
): Promise<string> {
  const known = await ports.optOuts.answered(id);
  if (known !== undefined) return known;
  const phone = normalizePhone(from) ?? from;
  const writer = await ports.messages.lastWriterTo(phone);
  // A reply without a keyword may still answer a question of ours: its meaning is decided here, before it is stored.
  const { intent, restaurantId, effect } = await applyIntent(
    ports,
    intentAtProvider(optOutType) ?? intentOf(text),
    phone,
    writer?.restaurantId,
  );
  const addressee = addresseeOf(await ports.messages.textedTo(phone), ports.clock(), restaurantId);
  if (addressee && intent !== 'help') await store(ports, { id, phone, text, effect }, addressee);
  const wanted =
    optOutType === '' ? await answer(ports, intent, { phone, text, addressee, restaurantId, writer }) : '';
  const given = wanted !== '' && (await isWithin(ports, 'answers', id, phone)) ? wanted : '';
  await ports.optOuts.noteAnswer(id, given, ports.clock());
  return given;
}

const intentAtProvider = (optOutType: string): Intent | undefined =>
  (['stop', 'start', 'help'] as const).find((intent) => intent === optOutType.toLowerCase());

/**
 * Applies the keyword of a reply. It is for the restaurant that last sent a message to the number (MESSAGE-3); a free
 * reply is for none yet.
 */
async function applyIntent(
  { optOuts, clock }: Ports,
  intent: Intent,
  phone: string,
  writer: string | undefined,
): Promise<{ intent: Intent; restaurantId: string | undefined; effect: ReplyEffect }> {
  if (intent === 'none') return { intent, restaurantId: undefined, effect: 'none' };
  if (intent === 'stop' && writer) {
    await optOuts.add(writer, phone, clock(), { kind: 'diner' });
    return { intent, restaurantId: writer, effect: 'stopped' };
  }
  const resumed = intent === 'start' || intent === 'yes' ? await optOuts.undoLast(phone) : undefined;
  // Who has not opted out says yes to something else.
  if (intent === 'yes' && !resumed) return { intent: 'none', restaurantId: undefined, effect: 'none' };
  return { intent, restaurantId: resumed ?? writer, effect: resumed ? 'resumed' : 'none' };
}

/** Stores a reply once, unless its sender or its party has sent too many. */
async function store(
  ports: Ports,
  { text, ...sent }: Pick<Reply, 'id' | 'phone' | 'text' | 'effect'>,
  { restaurantId, reservationId, matterEndsAt }: Addressee,
): Promise<void> {
  const { replies, clock, eventFactory, logger } = ports;
  const isTooMany =
    !(await isWithin(ports, 'replies', sent.id, sent.phone)) ||
    (await replies.count(reservationId)) >= maxRepliesOfParty;
  if (isTooMany)
    return logger.warn({ restaurantId, reservationId }, 'too many replies, this one is not stored');
  const receivedAt = clock();
  const stored = replyText(text);
  const suggestion: Suggestion = soundsLikeRefusal(stored) ? 'stop-texting' : 'none';
  const about = { restaurantId, reservationId, matterEndsAt };
  const reply = { ...sent, ...about, text: stored, suggestion, receivedAt };
  await replies.add({ ...reply, readAt: null }, [eventFactory.received(reply)]);
  // The guest may have been erased since the reservation was found.
  if (await ports.messages.isForgotten(reservationId)) await replies.forget(restaurantId, [reservationId]);
}

interface ToAnswer {
  readonly phone: string;
  readonly text: string;
  readonly addressee: Addressee | undefined;
  /** The restaurant of a keyword. */
  readonly restaurantId: string | undefined;
  readonly writer: Pick<Message, 'language'> | undefined;
}

async function answer(ports: Ports, intent: Intent, given: ToAnswer): Promise<string> {
  const { phone, text, addressee, writer } = given;
  const restaurantId = given.restaurantId ?? addressee?.restaurantId;
  const found = restaurantId ? await ports.copies.restaurant(restaurantId) : undefined;
  const restaurant = found === 'deleted' ? undefined : found;
  // Who has opted out gets no answer but that to a keyword.
  if (intent === 'none' && restaurant && (await ports.optOuts.has(restaurant.id, phone))) return '';
  const cancelLink = restaurant && addressee ? linkTo(ports, restaurant, addressee) : '';
  return answerTo(intent, { text, restaurant, language: writer?.language, cancelLink });
}

/** Where the sender cancels a reservation that is still ahead; empty if there is none. */
function linkTo({ origin, clock }: Ports, restaurant: Restaurant, addressee: Addressee): string {
  const isAhead = addressee.isExpected && addressee.matterEndsAt > clock();
  return isAhead ? changeLink(dinersOrigin(restaurant, origin), addressee.reservationId) : '';
}

/** Whether a number's daily limit allows another one. A keyword is applied beyond the limits, too. */
async function isWithin(
  { quotaCounts, quotas, clock }: Ports,
  what: 'answers' | 'replies',
  inboundId: string,
  phone: string,
): Promise<boolean> {
  const whole = {
    scope: 'number',
    channel: 'sms',
    subject: `${what}:${phone}`,
    limit: what === 'answers' ? quotas.answersToNumber : quotas.repliesFromNumber,
    reason: '',
    warns: false,
  } as const;
  return (await quotaCounts.take({ whole }, inboundId, clock())).kind !== 'used-up';
}
