import { type Addressee, addresseeOf, type Texted } from '../domain/addressee';
import { type PhoneChannel, phoneTraits } from '../domain/channels';
import type { Message } from '../domain/message';
import { dinersOrigin, type Restaurant } from '../domain/read-copies';
import {
  maxRepliesOfParty,
  type Reply,
  type ReplyAnswer,
  type ReplyEffect,
  replyText,
  type Suggestion,
} from '../domain/reply';
import { answerTo, asksToCancel, type Intent, intentOf, soundsLikeRefusal } from '../domain/sms-keywords';
import type { OwnSender } from '../domain/sender';
import { changeLink } from '../domain/wording';
import type { PhoneAddress, Ports } from '../ports';
import { end, type Ended, refuses, resume } from './opt-outs';
import { readAnswer } from './read-answer';
import { tellHowToCancel } from './tell-how-to-cancel';

/** A diner's SMS as the provider delivers it, perhaps several times. */
interface InboundSms {
  readonly id: string;
  readonly from: PhoneAddress;
  /** The restaurant's own sender that it came to; undefined: the shared one. */
  readonly own: Pick<OwnSender, 'restaurantId'> | undefined;
  readonly text: string;
  /** The keyword that the provider has handled and answered itself; empty: none. */
  readonly optOutType: string;
}

/** Applies a diner's SMS, stores it for the restaurant (MESSAGE-16), and returns its answer; empty for none. */
export async function receiveReply(
  ports: Ports,
  { id, from, own, text, optOutType }: InboundSms,
): Promise<string> {
  const known = await ports.optOuts.answered(id);
  if (known !== undefined) return known;
  const { channel } = from;
  const handled = intentAtProvider(optOutType);
  // Beyond the limit a reply without a keyword has no effect, so nothing else is read for it.
  if ((handled ?? intentOf(text)) === 'none' && !(await isWithin(ports, 'replies', id, from))) {
    ports.logger.warn('a number has sent too many replies today, this one is not stored');
    return '';
  }
  const { windowMs } = phoneTraits[channel];
  if (windowMs > 0 && !from.testOf)
    await ports.conversations.note(from, new Date(ports.clock().getTime() + windowMs));
  const writer = await ports.messages.lastWriterTo(from, own?.restaurantId);
  const texted = await textedBy(ports, { own, channel }, await ports.messages.textedTo(from));
  // YES answers a reminder, else it is a keyword.
  const taken =
    handled === 'stop' || handled === 'help' ? undefined : await readAnswer(ports, { ...from, text }, texted);
  const keyword = taken ? 'none' : (handled ?? intentOf(text));
  const by = { kind: optOutType === '' ? 'diner' : 'provider' } as const;
  const { intent, effect } = await applyIntent(ports, keyword, {
    ...{ from, own, by },
    answered: writer?.restaurantId,
  });
  const restaurantId = own?.restaurantId ?? (intent === 'none' ? undefined : writer?.restaurantId);
  const addressee = taken?.addressee ?? addresseeOf(texted, ports.clock(), restaurantId);
  if (effect === 'stopped' && addressee && asksToCancel(text)) await tellHowToCancel(ports, addressee);
  if (addressee && intent !== 'help')
    await store(ports, { id, from, text, effect, answer: taken?.answer }, addressee);
  const wanted =
    optOutType === ''
      ? await answer(ports, intent, { from, text, addressee, restaurantId, writer, isShared: !own })
      : '';
  const given = wanted !== '' && (await isWithin(ports, 'answers', id, from)) ? wanted : '';
  await ports.optOuts.noteAnswer(id, given, ports.clock());
  return given;
}

const intentAtProvider = (optOutType: string): Intent | undefined =>
  (['stop', 'start', 'help'] as const).find((intent) => intent === optOutType.toLowerCase());

/** Applies the keyword of a reply to the SMS of the sender that was answered (MESSAGE-3). */
async function applyIntent(
  ports: Ports,
  intent: Intent,
  { from, own, ...ended }: { from: PhoneAddress; own: Pick<OwnSender, 'restaurantId'> | undefined } & Ended,
): Promise<{ intent: Intent; effect: ReplyEffect }> {
  if (intent === 'stop') {
    await end(ports, own, { ...from, ...ended });
    return { intent, effect: 'stopped' };
  }
  if (intent !== 'start' && intent !== 'yes') return { intent, effect: 'none' };
  const isResumed = await resume(ports, own, from);
  // A diner who has not opted out says yes to something else.
  if (!isResumed) return { intent: intent === 'yes' ? 'none' : intent, effect: 'none' };
  return { intent, effect: 'resumed' };
}

/** The messages that came from the sender that was answered; all, if none did, as after a change of the sender. */
async function textedBy(
  { senders }: Ports,
  { own, channel }: { own: Pick<OwnSender, 'restaurantId'> | undefined; channel: PhoneChannel },
  texted: readonly Texted[],
): Promise<readonly Texted[]> {
  if (own) return texted.filter(({ restaurantId }) => restaurantId === own.restaurantId);
  if (!phoneTraits[channel].hasOwnSenders) return texted;
  const restaurants = [...new Set(texted.map(({ restaurantId }) => restaurantId))];
  const others = await Promise.all(restaurants.map(async (id) => ((await senders.of(id)) ? [id] : [])));
  const elsewhere = new Set(others.flat());
  const shared = texted.filter(({ restaurantId }) => !elsewhere.has(restaurantId));
  return shared.length > 0 ? shared : texted;
}

/** Stores a reply once, unless its sender or its party has sent too many. */
async function store(
  ports: Ports,
  {
    id,
    from,
    text,
    answer,
    effect,
  }: Pick<Reply, 'id' | 'text' | 'effect'> & { from: PhoneAddress; answer: ReplyAnswer | undefined },
  { restaurantId, reservationId, matterEndsAt }: Addressee,
): Promise<void> {
  const { replies, clock, eventFactory, logger } = ports;
  const isTooMany =
    !(await isWithin(ports, 'replies', id, from)) ||
    (await replies.count(reservationId)) >= maxRepliesOfParty;
  if (isTooMany)
    return logger.warn({ restaurantId, reservationId }, 'too many replies, this one is not stored');
  const receivedAt = clock();
  const stored = replyText(text);
  const suggestion: Suggestion = soundsLikeRefusal(stored) ? 'stop-texting' : 'none';
  const about = { restaurantId, reservationId, matterEndsAt };
  const { phone, channel } = from;
  const reply = { ...{ id, phone, channel, effect }, ...about, text: stored, suggestion, receivedAt };
  await replies.add({ ...reply, readAt: null }, [eventFactory.received(reply, answer)]);
  // The guest may have been erased since the reservation was found.
  if (await ports.messages.isForgotten(reservationId)) await replies.forget(restaurantId, [reservationId]);
}

interface ToAnswer {
  readonly from: PhoneAddress;
  readonly text: string;
  readonly addressee: Addressee | undefined;
  /** Whether the number that was answered is that of several restaurants. */
  readonly isShared: boolean;
  /** The restaurant of a keyword. */
  readonly restaurantId: string | undefined;
  readonly writer: Pick<Message, 'language'> | undefined;
}

async function answer(ports: Ports, intent: Intent, given: ToAnswer): Promise<string> {
  const { from, text, addressee, writer } = given;
  const restaurantId = given.restaurantId ?? addressee?.restaurantId;
  const found = restaurantId ? await ports.copies.restaurant(restaurantId) : undefined;
  const restaurant = found === 'deleted' ? undefined : found;
  // A diner who has opted out gets no answer except to a keyword.
  if (intent === 'none' && restaurant && (await refuses(ports, { ...from, restaurantId: restaurant.id })))
    return '';
  const cancelLink = restaurant && addressee ? linkTo(ports, restaurant, addressee) : '';
  const { isShared } = given;
  return answerTo(intent, { text, restaurant, language: writer?.language, cancelLink, isShared });
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
  { phone, testOf }: PhoneAddress,
): Promise<boolean> {
  const whole = {
    scope: 'number',
    channel: 'sms',
    // A test uses up nothing of the number's real owner.
    subject: testOf ? `${what}:${testOf}:${phone}` : `${what}:${phone}`,
    limit: what === 'answers' ? quotas.answersToNumber : quotas.repliesFromNumber,
    reason: '',
    warns: false,
  } as const;
  return (await quotaCounts.take({ whole }, inboundId, clock())).kind !== 'used-up';
}
