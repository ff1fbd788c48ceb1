import { type Addressee, addresseeOf, type Texted } from '../domain/addressee';
import { answerIn, chosenBy } from '../domain/reminder-answers';
import type { ReplyAnswer } from '../domain/reply';
import type { Ports } from '../ports';
import { refusesSms } from './opt-outs';

/** A reply that answers a reminder, and the reservation that it is about. */
export interface TakenAnswer {
  readonly addressee: Addressee;
  readonly answer: ReplyAnswer;
}

/**
 * Reads a reply as the answer to a reminder (MESSAGE-33); undefined for any other. Of several restaurants that reminded the
 * sender it is for the one that MESSAGE-16 says. A word confirms only for who has not opted out there.
 */
export async function readAnswer(
  ports: Parameters<typeof refusesSms>[0] & Pick<Ports, 'messages' | 'clock'>,
  { phone, text }: { readonly phone: string; readonly text: string },
  texted: readonly Texted[],
): Promise<TakenAnswer | undefined> {
  const said = answerIn(text);
  if (!said) return undefined;
  const now = ports.clock();
  const reminders = (await ports.messages.remindersTo(phone)).filter(
    ({ matterEndsAt }) => matterEndsAt > now,
  );
  const reminding = new Set(reminders.map(({ restaurantId }) => restaurantId));
  const restaurantId = addresseeOf(
    texted.filter((each) => reminding.has(each.restaurantId)),
    now,
  )?.restaurantId;
  const reminder = reminders.find((each) => each.restaurantId === restaurantId);
  const choice = reminder && chosenBy(said, reminder);
  if (!choice || choice.startsAt <= now) return undefined;
  if (said.isWord && (await refusesSms(ports, reminder.restaurantId, phone))) return undefined;
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
