import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Role } from '@tablewell/chassis/access';
import { type EventHandler, type EventMeta, events, on } from '@tablewell/chassis/events';
import type { User as UserMessage } from '@tablewell/proto/auth/v1/user_pb';
import type { Restaurant as RestaurantMessage } from '@tablewell/proto/restaurant/v1/restaurant_pb';
import {
  ConfirmationWay,
  RequestState,
  type Reservation as ReservationMessage,
} from '@tablewell/proto/reservation/v1/reservation_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { DinerNote, WaitNews } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { inRestaurant } from '../../domain/restaurant-clock';
import type { WaiterNews } from '../../domain/waiter-news';
import type { ReservationChange } from '../../domain/reservation-notices';
import type { Ports } from '../../ports';
import {
  sendAddressConfirmation,
  sendInvitation,
  sendPasswordReset,
  sendSecurityNotice,
  sendTrialNotice,
  sendVerification,
} from '../../use-cases/notify-account';
import { forgetDiner } from '../../use-cases/forget-diner';
import { answerDiner } from '../../use-cases/answer-diner';
import { mailBoard } from '../../use-cases/mail-board';
import { notifyReservation } from '../../use-cases/notify-reservation';
import { tellWaiter } from '../../use-cases/tell-waiter';
import { tellTableReady } from '../../use-cases/tell-table-ready';
import { planReminders } from '../../use-cases/plan-reminders';
import { securityChanges, toPlan, toReservation, toRestaurant, toUser } from '../mapping';
import type { MongoReadCopies } from '../mongo/read-copies';
import { toBoardPiece } from './board-pieces';
import { toPartyChange } from './party-changes';

/** Updates the read copies, and sends messages for events. */
export function createHandlers(
  ports: Ports,
  copies: MongoReadCopies,
  webhooks: OfRestaurants,
): EventHandler[] {
  return [
    ...accountHandlers(ports, copies),
    ...copyHandlers(ports, copies, webhooks),
    ...reservationHandlers(ports),
  ];
}

/** What belongs to restaurants, and ends with them. */
interface OfRestaurants {
  removeAll(restaurantId: string): Promise<void>;
}

function accountHandlers(ports: Ports, copies: MongoReadCopies): EventHandler[] {
  const verify = sendVerification(ports);
  const reset = sendPasswordReset(ports);
  const tellSecurity = sendSecurityNotice(ports);
  const invite = sendInvitation(ports);
  const confirm = sendAddressConfirmation(ports);
  const trial = sendTrialNotice(ports);
  const keep = async (user: UserMessage | undefined, at: Date) => {
    if (user) await copies.putUser(toUser(user), at);
  };
  const addVerified = async (user: UserMessage | undefined, at: Date) => {
    if (user) await copies.addVerified(toUser(user), at);
  };
  return [
    on(events.userSignedUp, ({ user }, { at }) => keep(user, at)),
    on(events.userVerified, ({ user }, { at }) => keep(user, at)),
    // An invitation's link verifies an account, too.
    on(events.sessionStarted, ({ user }, { at }) => addVerified(user, at)),
    on(events.membershipChanged, ({ user }, { at }) => addVerified(user, at)),
    on(events.verificationRequested, async ({ user, token, expiresAt }, { id }) => {
      if (!user || !expiresAt) return;
      await verify({ eventId: id, user: toUser(user), token, expiresAt: timestampDate(expiresAt) });
    }),
    on(events.passwordResetRequested, async ({ user, token, expiresAt }, { id }) => {
      if (!user || !expiresAt) return;
      await reset({ eventId: id, user: toUser(user), token, expiresAt: timestampDate(expiresAt) });
    }),
    on(events.userSecurityChanged, async ({ user, change, recoveryCodesLeft, passkeyName }, { id }) => {
      const what = securityChanges[change];
      if (!user || !what) return;
      const about = { codesLeft: recoveryCodesLeft, passkeyName };
      await tellSecurity({ eventId: id, user: toUser(user), change: what, about });
    }),
    on(events.staffInvited, async (invitation, { id }) => {
      const { restaurantId, email, role, token, expiresAt, inAllRestaurants: isToAll } = invitation;
      if (!expiresAt) return;
      const roleName = role === Role.MANAGER ? 'manager' : 'host';
      const ends = timestampDate(expiresAt);
      await invite({ eventId: id, restaurantId, email, role: roleName, isToAll, token, expiresAt: ends });
    }),
    on(events.trialEnding, ({ ownerId, email, daysLeft }, { id }) =>
      trial({ eventId: id, ownerId, email, daysLeft }),
    ),
    on(events.addressConfirmationRequested, async ({ restaurantId, email, token, expiresAt }, { id }) => {
      if (!expiresAt) return;
      await confirm({ eventId: id, restaurantId, email, token, expiresAt: timestampDate(expiresAt) });
    }),
  ];
}

function copyHandlers(ports: Ports, copies: MongoReadCopies, webhooks: OfRestaurants): EventHandler[] {
  const { messages, optOuts, replies, messageTemplates, snippets, reminderPlans, senders, clock } = ports;
  const keep = async (restaurant: RestaurantMessage | undefined) => {
    if (!restaurant) return;
    const { id, version } = restaurant;
    await copies.putRestaurant(id, Number(version), toRestaurant(restaurant));
    // An older event that arrives late must not bring its settings back.
    const latest = await copies.restaurant(id);
    if (!latest || latest === 'deleted') return;
    const now = clock();
    if (latest.reminding)
      await reminderPlans.replan(id, latest.reminding.key, now, inRestaurant(latest, now));
    // Its clock may have been moved: what is due by then is sent.
    if (latest.clockAheadMs) await reminderPlans.lookAgain(id, now, inRestaurant(latest, now));
  };
  return [
    on(events.restaurantCreated, ({ restaurant }) => keep(restaurant)),
    on(events.restaurantUpdated, ({ restaurant }) => keep(restaurant)),
    on(events.restaurantDeleted, async ({ id, version }) => {
      await copies.putRestaurant(id, Number(version), null);
      const all = [
        messages,
        optOuts,
        replies,
        messageTemplates,
        snippets,
        reminderPlans,
        ports.channelChoices,
        webhooks,
      ];
      await Promise.all([...all.map((each) => each.removeAll(id)), senders.remove(id)]);
    }),
    on(events.entitlementsChanged, async ({ ownerId, version, entitlements }) => {
      if (entitlements)
        await copies.putPlan(ownerId, Number(version), { sms: entitlements.sms, plan: toPlan(entitlements) });
    }),
  ];
}

function reservationHandlers(ports: Ports): EventHandler[] {
  const notify = notifyReservation(ports);
  const forget = forgetDiner(ports);
  const plan = planReminders(ports);
  const answer = answerDiner(ports);
  const tellReady = tellTableReady(ports);
  const tellNews = tellWaiter(ports);
  const mail = mailBoard(ports);
  const notifyOf = async (
    { id, at }: Pick<EventMeta, 'id' | 'at'>,
    kind: ReservationChange['kind'],
    reservation: ReservationMessage | undefined,
    previous?: ReservationMessage,
    host: Pick<ReservationChange, 'withoutNotice' | 'messagesWait' | 'undoneVersion'> = {},
  ) => {
    // A walk-in is already at the restaurant (PARTY-10).
    if (!reservation || reservation.walkIn) return;
    await plan(toPartyChange(reservation, at, { previous, isNews: beginnings.includes(kind) }));
    const before = previous && toReservation(previous);
    await notify(id, { kind, reservation: toReservation(reservation), previous: before, ...host });
  };
  return [
    on(events.reservationBooked, ({ reservation }, meta) =>
      notifyOf(meta, 'reservation-booked', reservation),
    ),
    on(events.reservationAccepted, ({ reservation }, meta) =>
      notifyOf(meta, 'reservation-accepted', reservation),
    ),
    on(events.reservationRequested, ({ reservation, previous }, meta) =>
      previous
        ? notifyOf(meta, 'reservation-request-changed', reservation, previous)
        : notifyOf(meta, 'reservation-requested', reservation),
    ),
    on(events.reservationDeclined, ({ reservation }, meta) =>
      notifyOf(meta, 'reservation-declined', reservation),
    ),
    on(events.reservationExpired, ({ reservation }, meta) =>
      notifyOf(meta, 'reservation-expired', reservation),
    ),
    on(events.reservationChanged, ({ reservation, previous, undoneVersion, ...host }, meta) =>
      notifyOf(meta, 'reservation-changed', reservation, previous, {
        withoutNotice: host.withoutNotice,
        messagesWait: host.messagesWait,
        ...(undoneVersion > 0n ? { undoneVersion: Number(undoneVersion) } : {}),
      }),
    ),
    on(events.reservationCanceled, ({ reservation }, meta) =>
      notifyOf(
        meta,
        reservation?.request?.state === RequestState.WITHDRAWN
          ? 'reservation-withdrawn'
          : 'reservation-canceled',
        reservation,
      ),
    ),
    on(events.reservationRestored, ({ reservation }, meta) =>
      notifyOf(meta, 'reservation-restored', reservation),
    ),
    on(events.reservationStepped, async ({ reservation, step, undone }, { id, at }) => {
      const until = reservation?.wait?.readyUntil;
      if (reservation && until && step === Step.READY && !undone)
        await tellReady(id, { reservation: toReservation(reservation), until: timestampDate(until) });
      if (reservation)
        await plan(toPartyChange(reservation, at, { isNews: step === Step.CONFIRM && !undone }));
    }),
    on(events.reservationWaited, async ({ reservation, news, forStart, offeredUntil }, { id }) => {
      const kind = newsNames.get(news);
      if (!reservation || !kind) return;
      const until = offeredUntil && timestampDate(offeredUntil);
      const told = reservation.wait?.requote;
      const range = told && { from: told.fromMinutes, until: told.untilMinutes };
      await tellNews(id, { kind, reservation: toReservation(reservation), forStart, until, range });
    }),
    on(events.reservationNoted, async ({ reservation, note }, { id, at }) => {
      if (!reservation) return;
      await plan(toPartyChange(reservation, at, { isNews: note === DinerNote.CONFIRMED }));
      // The user of the link sees it there.
      const bySms = reservation.confirmation?.by === ConfirmationWay.SMS;
      if (note === DinerNote.CONFIRMED && bySms)
        await answer(id, 'answer-confirmed', toReservation(reservation));
      if (note === DinerNote.CANCEL_REFUSED) await answer(id, 'answer-refused', toReservation(reservation));
    }),
    on(events.reservationDeleted, async ({ reservation }, { at }) => {
      if (reservation) await plan({ ...toPartyChange(reservation, at), isExpected: false });
    }),
    on(events.boardSummarized, async ({ pieces, recipients, boardId, name, isTest }, { id }) => {
      await mail({
        ...{ eventId: id, boardId, name, isTest },
        pieces: pieces.flatMap(toBoardPiece),
        recipients: recipients.map(({ userId, email, unsubscribeToken: token, pieces: places }) => ({
          ...{ userId, email, token, pieces: places },
        })),
      });
    }),
    on(events.guestErased, ({ restaurantId, reservationIds }) => forget(restaurantId, reservationIds)),
  ];
}

const newsNames = new Map<WaitNews, WaiterNews['kind']>([
  [WaitNews.JOINED, 'joined'],
  [WaitNews.OFFERED, 'offered'],
  [WaitNews.OFFER_ENDED, 'offer-ended'],
  [WaitNews.REQUOTED, 'requoted'],
]);

/** With these a party begins to be expected. */
const beginnings: readonly ReservationChange['kind'][] = [
  'reservation-booked',
  'reservation-accepted',
  'reservation-restored',
];
