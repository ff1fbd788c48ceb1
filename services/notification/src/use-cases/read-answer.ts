import { type Addressee, addresseeOf, type Texted } from '../domain/addressee';
import { lateAnswerIn } from '../domain/late-answers';
import { answersMs } from '../domain/late-question';
import { answerIn, chosenBy } from '../domain/reminder-answers';
import type { ReplyAnswer } from '../domain/reply';
import type { PhoneAddress, Ports } from '../ports';
import { refuses } from './opt-outs';

/** A reply that answers a reminder or a question, and the reservation that it is about. */
export interface TakenAnswer {
  readonly addressee: Addressee;
  readonly answer: ReplyAnswer;
}

type Reading = Parameters<typeof refuses>[0] & Pick<Ports, 'messages' | 'reminderPlans' | 'clock'>;
type Said = PhoneAddress & { readonly text: string };

/** Reads a reply: the open question to a late party is answered before a reminder is. */
export async function readAnswer(
  ports: Reading,
  said: Said,
  texted: readonly Texted[],
): Promise<TakenAnswer | undefined> {
  return (await answerToQuestion(ports, said, texted)) ?? answerToReminder(ports, said, texted);
}

/**
 * Reads a reply as the answer to the question when a late party comes (MESSAGE-36). A question is open for a while, as
 * long as the party is awaited.
 */
async function answerToQuestion(
  ports: Reading,
  { text, ...from }: Said,
  texted: readonly Texted[],
): Promise<TakenAnswer | undefined> {
  const said = lateAnswerIn(text);
  if (!said) return undefined;
  const now = ports.clock();
  const since = new Date(now.getTime() - answersMs);
  const asked = await ports.messages.questionsTo(from, since);
  const awaited = await Promise.all(
    asked.map(async (each) => ports.reminderPlans.expects(each.reservationId, each.matterEndsAt)),
  );
  const questions = asked.filter((_, index) => awaited[index]);
  const restaurantId = restaurantOf(questions, texted, now);
  const question = questions.find((each) => each.restaurantId === restaurantId);
  if (!question) return undefined;
  const { reservationId, matterEndsAt: startsAt } = question;
  return {
    addressee: {
      restaurantId: question.restaurantId,
      reservationId,
      matterEndsAt: startsAt,
      isExpected: true,
    },
    answer: { ...said, startsAt },
  };
}

/** If several restaurants wrote to the sender, the one that MESSAGE-16 selects. */
function restaurantOf(
  written: readonly { readonly restaurantId: string }[],
  texted: readonly Texted[],
  now: Date,
): string | undefined {
  const writers = new Set(written.map(({ restaurantId }) => restaurantId));
  return addresseeOf(
    texted.filter((each) => writers.has(each.restaurantId)),
    now,
  )?.restaurantId;
}

/**
 * Reads a reply as the answer to a reminder (MESSAGE-33); undefined for any other. If several restaurants reminded the
 * sender, it is for the one that MESSAGE-16 selects. A word such as YES confirms only for a number that has not opted
 * out there.
 */
async function answerToReminder(
  ports: Reading,
  { text, ...from }: Said,
  texted: readonly Texted[],
): Promise<TakenAnswer | undefined> {
  const said = answerIn(text);
  if (!said) return undefined;
  const now = ports.clock();
  const reminders = (await ports.messages.remindersTo(from)).filter(({ matterEndsAt }) => matterEndsAt > now);
  const restaurantId = restaurantOf(reminders, texted, now);
  const reminder = reminders.find((each) => each.restaurantId === restaurantId);
  const choice = reminder && chosenBy(said, reminder);
  if (!choice || choice.startsAt <= now) return undefined;
  if (said.isWord && (await refuses(ports, { ...from, restaurantId: reminder.restaurantId })))
    return undefined;
  const { reservationId, startsAt } = choice;
  return {
    addressee: {
      restaurantId: reminder.restaurantId,
      reservationId,
      matterEndsAt: startsAt,
      isExpected: true,
    },
    answer: { kind: said.kind, startsAt },
  };
}
