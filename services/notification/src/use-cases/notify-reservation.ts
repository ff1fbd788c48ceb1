import { isToPhone, sideOf } from '../domain/channels';
import { calendarOf } from '../domain/calendar-entry';
import { type Content, type DinerKind, isDinerMail, type Message } from '../domain/message';
import type { Restaurant } from '../domain/read-copies';
import {
  guestPhone,
  type Notice,
  noticesOf,
  type ReservationChange,
  undoWaitMs,
} from '../domain/reservation-notices';
import { toldOf } from '../domain/resending';
import { inRestaurant } from '../domain/restaurant-clock';
import { suppressions } from '../domain/suppressions';
import type { Ports } from '../ports';
import { forgetDiner } from './forget-diner';
import { phoneChannelOf } from './channels';
import { refuses } from './opt-outs';
import { queueMessage } from './queue-message';
import { writeText } from './write-text';

/** An owner's mail stays useful for some days; a message to the diner until the party is due. */
const mailLifeMs = 3 * 86_400_000;

type Notified = Pick<Message, 'channel' | 'kind'>;

/** Notifies owner and diner of a reservation's event, each once. */
export function notifyReservation(ports: Ports) {
  return async (eventId: string, change: ReservationChange): Promise<void> => {
    const { reservation } = change;
    const restaurant = await ports.copies.restaurant(reservation.restaurantId);
    if (restaurant === 'deleted') return;
    // The restaurant's event has not arrived yet; this one is redelivered.
    if (!restaurant) throw new Error('a reservation of a restaurant that is not known yet');
    const { id, isTest } = restaurant;
    const phone = guestPhone(reservation, restaurant);
    const phoneChannel = await phoneChannelOf(ports, restaurant.id);
    const [owner, smsAllowed, hasOptedOut, isForgotten] = await Promise.all([
      restaurant.confirmedEmail === '' ? ports.copies.user(restaurant.ownerId) : undefined,
      // The plan is unknown yet: the message is written, and waits for the plan before it is sent.
      phone ? ports.copies.smsAllowed(restaurant).then((allowed) => allowed ?? true) : false,
      phone ? refuses(ports, { channel: phoneChannel, restaurantId: id, isTest, phone }) : false,
      ports.messages.isForgotten(reservation.id),
    ]);
    if (isForgotten) return;
    const now = ports.clock();
    const withdrawn = await withdrawnBy(ports, change);
    const write = async (notice: Notice) =>
      queueMessage(ports, eventId, {
        ...notice,
        ...(isOneOf(withdrawn, notice) ? { suppressionReason: suppressions.undone } : {}),
        ...(await contentOf(ports, change, notice, restaurant)),
        ...(isForOwner(notice) || !reservation.language ? {} : { language: reservation.language }),
        restaurantId: restaurant.id,
        isTest: restaurant.isTest,
        reservationId: reservation.id,
        version: reservation.version,
        told: toldOf(reservation),
        matterEndsAt: reservation.startsAt,
        ...(change.messagesWait ? { notBefore: new Date(now.getTime() + undoWaitMs) } : {}),
        expiresAt: isForOwner(notice) ? new Date(now.getTime() + mailLifeMs) : reservation.startsAt,
      });
    await Promise.all(
      noticesOf(change, {
        ...{ restaurant, owner, smsAllowed, hasOptedOut, phoneChannel },
        now: inRestaurant(restaurant, now),
      }).map(write),
    );
    // The guest may have been erased while the messages were written, which includes that about the canceled table.
    if (await ports.messages.isForgotten(reservation.id))
      await forgetDiner(ports)(restaurant.id, [reservation.id]);
  };
}

/** The messages of an undone change that were still waiting: their recipients need no message about the undo, either. */
async function withdrawnBy(
  { messages }: Ports,
  { reservation, undoneVersion }: ReservationChange,
): Promise<readonly Notified[]> {
  return undoneVersion ? messages.withdraw(reservation.id, undoneVersion) : [];
}

const isOneOf = (messages: readonly Notified[], { channel, kind }: Notified): boolean =>
  messages.some(
    (other) => sideOf(other.channel) === sideOf(channel) && isDinerMail(other) === isDinerMail({ kind }),
  );

const isForOwner = ({ channel, kind }: Notice): boolean => !isToPhone(channel) && !isDinerMail({ kind });

async function contentOf(
  ports: Ports,
  { kind, reservation, previous }: ReservationChange,
  notice: Notice,
  restaurant: Restaurant,
): Promise<Content> {
  const { templates, origin, sender, clock } = ports;
  if (isForOwner(notice)) return templates.reservation(kind, restaurant, reservation, previous);
  if (!isToPhone(notice.channel)) {
    const calendar = calendarOf(kind, restaurant, reservation, { origin, sender, now: clock() });
    const content = templates.diner(notice.kind as DinerKind, restaurant, reservation, { previous });
    return calendar ? { ...content, calendar } : content;
  }
  const text = await writeText(ports, kind, {
    ...{ restaurant, reservation },
    at: { channel: notice.channel, phone: notice.to },
  });
  return { subject: '', html: '', text };
}
