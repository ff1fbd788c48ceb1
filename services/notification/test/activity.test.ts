import type { MessageInitShape } from '@bufbuild/protobuf';
import { type Initiator, PersonalPermission, Role } from '@tablewell/chassis/access';
import { withContext, withRequestId } from '@tablewell/chassis/context';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { as, eventually, refusalOf } from '@tablewell/chassis/testing';
import { PlanId } from '@tablewell/proto/billing/v1/subscription_pb';
import { PinChange, TabletChange } from '@tablewell/proto/auth/v1/shared_tablet_events_pb';
import { SecurityChange } from '@tablewell/proto/auth/v1/user_events_pb';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { DinerNote } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import type { ReservationSchema } from '@tablewell/proto/reservation/v1/reservation_pb';
import { ActivityKind, InitiatorKind } from '@tablewell/proto/notification/v1/activity_pb';
import { startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;
let activity: NotificationHarness['activity'];
let publish: NotificationHarness['publish'];

/** The member who acts in these tests. */
const ada = { userId: 'u1', name: 'Ada Rossi', email: 'ada@example.com' };
/** Call options of Ada, a member of this restaurant. */
const memberOf = (restaurantId: string, role = Role.OWNER) =>
  as({ ...ada, memberships: [{ restaurantId, role }] });

let eventCount = 0;
/** The envelope of an event: a new id, and a minute of one hour. */
const made = (minute = 0) => ({
  id: `event-${++eventCount}`,
  at: new Date(Date.UTC(2026, 10, 20, 12, minute)),
});

const at = { address: '203.0.113.7', userAgent: 'Laptop/1.0' };
const member: Initiator = { kind: 'member', ...ada, ...at };
const anonymous: Initiator = { kind: 'anonymous' };
const trail = () => running.connection.collection<{ _id: string; restaurantId: string }>('activity');
const reservation = (
  restaurantId: string,
  more: MessageInitShape<typeof ReservationSchema> = {},
): MessageInitShape<typeof ReservationSchema> => ({
  id: 'res1',
  restaurantId,
  name: 'Grace Hopper',
  phoneNumber: '+12127365001',
  notes: 'nut allergy',
  partySize: 4,
  localDate: '2026-11-21',
  localMinute: 1_140,
  ...more,
});
/** The entries of a log, once it has this many. */
const lines = (restaurantId: string, many: number) =>
  eventually(async () => {
    const { entries } = await activity.listActivity({ restaurantId }, memberOf(restaurantId));
    expect(entries).toHaveLength(many);
    return entries;
  });

beforeAll(async () => {
  running = await startNotifications();
  ({ activity, publish } = running);
});

afterAll(() => running?.stop());

describe('the audit log', () => {
  test('records a change of a reservation with member, time and client, without the diner’s name', async () => {
    const booked = withContext({ initiator: anonymous }, () =>
      outboxEntry(events.reservationBooked, { reservation: reservation('r1') }, made()),
    );
    const moved = withContext({ initiator: member }, () =>
      outboxEntry(
        events.reservationChanged,
        {
          reservation: reservation('r1', { partySize: 6, localMinute: 1_200, phoneNumber: '+12127365002' }),
          previous: reservation('r1'),
        },
        made(1),
      ),
    );
    const canceled = outboxEntry(events.reservationCanceled, { reservation: reservation('r1') }, made(2));
    for (const entry of [booked, moved, canceled]) await publish(entry);
    expect(await lines('r1', 3)).toMatchObject([
      { event: 'reservation.canceled', initiator: { kind: InitiatorKind.SYSTEM } },
      {
        event: 'reservation.changed',
        subjectId: 'res1',
        details: {
          when: '2026-11-21T20:00',
          previousWhen: '2026-11-21T19:00',
          partySize: '6',
          previousPartySize: '4',
          changed: 'when,partySize,phoneNumber',
        },
        initiator: { kind: InitiatorKind.MEMBER, ...ada, ...at },
      },
      {
        event: 'reservation.booked',
        kind: ActivityKind.RESERVATION,
        initiator: { kind: InitiatorKind.ANONYMOUS, userId: '', address: '' },
      },
    ]);
    expect(JSON.stringify(await trail().find().toArray())).not.toMatch(/Grace|Hopper|2127365|allergy/);
  });

  test('records each step of a party with its table and member', async () => {
    const stepped = (more: object, index: number) =>
      withContext({ initiator: member }, () =>
        outboxEntry(
          events.reservationStepped,
          {
            reservation: reservation('r-steps'),
            party: { tableNumbers: ['4', '5'] },
            step: Step.SEAT,
            ...more,
          },
          made(index),
        ),
      );
    await publish(stepped({}, 0));
    await publish(stepped({ undone: true, overfilled: true }, 1));
    const details = { step: 'seat', tables: '4, 5', partySize: '4', when: '2026-11-21T19:00' };
    const [undone, taken] = await lines('r-steps', 2);
    expect(taken).toMatchObject({ event: 'reservation.stepped', details, initiator: ada });
    expect(undone?.details).toEqual({ ...details, undone: 'true', overfilled: 'true' });
  });

  test('a party of the waitlist that went first is marked so', async () => {
    const waited = reservation('r-first', { walkIn: true, wait: { outOfTurn: true } });
    const event = { reservation: waited, step: Step.SEAT, overridden: ['queue-jump'] };
    await publish(
      withContext({ initiator: member }, () => outboxEntry(events.reservationStepped, event, made(0))),
    );
    const [seated] = await lines('r-first', 1);
    expect(seated?.details).toMatchObject({ step: 'seat', waitlist: 'true', overridden: 'queue-jump' });
  });

  test('records that a diner is late or sent a message, without its words', async () => {
    const noted = (note: DinerNote, more: object, minute: number) => {
      const event = { reservation: reservation('r-notes', more), note };
      return publish(outboxEntry(events.reservationNoted, event, made(minute)));
    };
    await noted(DinerNote.LATE, { late: { minutes: 20 } }, 0);
    await noted(DinerNote.MESSAGE, { messages: [{ id: 'm1', words: 'a secret proposal' }] }, 1);
    const [message, late] = await lines('r-notes', 2);
    expect(late).toMatchObject({ event: 'reservation.noted', details: { note: 'late', minutes: '20' } });
    expect(message?.details).toMatchObject({ note: 'message' });
    expect(JSON.stringify(message?.details)).not.toContain('secret');
  });

  test('records what a host overrode in a booking or a change, and the reason', async () => {
    const override = {
      overridden: ['closed', 'no-tables-available'],
      reason: 'a private party',
      overLimit: '2 over',
    };
    const booking = { reservation: reservation('r-anyway'), ...override };
    await publish(outboxEntry(events.reservationBooked, booking, made()));
    const change = { ...booking, previous: reservation('r-anyway', { partySize: 2 }) };
    await publish(outboxEntry(events.reservationChanged, change, made(1)));
    const [changed, booked] = await lines('r-anyway', 2);
    const details = {
      overridden: 'closed,no-tables-available',
      reason: 'a private party',
      overLimit: '2 over',
    };
    expect(booked?.details).toMatchObject(details);
    expect(changed?.details).toMatchObject({ ...details, previousPartySize: '2' });
  });

  test('holds each event once, also when redelivered', async () => {
    const entry = outboxEntry(events.reservationBooked, { reservation: reservation('r2') }, made());
    await publish(entry);
    await lines('r2', 1);
    // Without its consumer, the broker delivers the whole stream again.
    await running.bus.manager.consumers.delete('RESERVATION', 'notification-audits-reservation');
    const next = outboxEntry(events.reservationCanceled, { reservation: reservation('r2') }, made(1));
    await publish(next);
    const kept = await lines('r2', 2);
    expect(kept.map(({ event }) => event)).toEqual(['reservation.canceled', 'reservation.booked']);
    expect(await lines('r1', 3)).toHaveLength(3);
  });

  test('omits automatic guest list updates, and records an import as one entry', async () => {
    const guest = (id: string) => ({ guest: { id, restaurantId: 'r3', name: 'Grace', phoneNumber: '' } });
    await publish(outboxEntry(events.guestCreated, guest('by-itself'), made()));
    const byHand = () => outboxEntry(events.guestCreated, guest('by-hand'), made(1));
    await publish(withContext({ initiator: member }, byHand));
    const imported = (id: string) =>
      withRequestId('request-of-import', () =>
        withContext({ initiator: member }, () =>
          outboxEntry(events.guestCreated, { ...guest(id), imported: true }, made(2)),
        ),
      );
    // Many guests are in one event; if publishing that failed, each has a separate event.
    await publish(
      withRequestId('request-of-import', () =>
        withContext({ initiator: member }, () => {
          const created = ['first', 'second'].map((id) => guest(id).guest);
          return outboxEntry(events.guestsImported, { restaurantId: 'r3', created }, made(2));
        }),
      ),
    );
    for (const id of ['first', 'second', 'third']) await publish(imported(id));
    await publish(
      withContext({ initiator: member }, () =>
        outboxEntry(events.guestErased, { restaurantId: 'r3', guestId: 'by-hand' }, made(3)),
      ),
    );
    const kept = await lines('r3', 3);
    expect(kept.map(({ event, subjectId, details }) => [event, subjectId, details['imported']])).toEqual([
      ['guest.erased', 'by-hand', undefined],
      ['guest.imported', '', 'true'],
      ['guest.created', 'by-hand', undefined],
    ]);
  });

  test('records several imports with the same X-Request-Id separately', async () => {
    const guests = (id: string) => [{ id, restaurantId: 'r3b', name: 'Grace', phoneNumber: '' }];
    for (const importId of ['import-1', 'import-1', 'import-2', 'import-3']) {
      const created = guests(`guest of ${importId}`);
      await publish(
        withRequestId('request-of-caller', () =>
          withContext({ initiator: member }, () =>
            outboxEntry(events.guestsImported, { restaurantId: 'r3b', importId, created }, made(2)),
          ),
        ),
      );
    }
    expect(await lines('r3b', 3)).toHaveLength(3);
  });

  test('records changes of settings, floor plans and the plan', async () => {
    const restaurant = { id: 'r4', ownerId: 'owner-of-r4', version: 1n, name: 'Trattoria' };
    const layout = { restaurantId: 'r4', layoutId: 'l1', name: 'Terrace' };
    const entitlements = { effectivePlan: PlanId.PREMIUM, customFloorPlans: true, maxRestaurants: 1 };
    const plan = { ownerId: 'owner-of-r4', version: 1n, entitlements };
    const changed = { restaurant: { ...restaurant, version: 2n }, changed: ['seatingMinutes'] };
    // The plan's event has another publisher, and may be handled before the restaurant is known.
    await publish(outboxEntry(events.entitlementsChanged, plan, { ...made(), at: new Date() }));
    await publish(
      withContext({ initiator: anonymous }, () =>
        outboxEntry(events.restaurantCreated, { restaurant }, made()),
      ),
    );
    for (const entry of withContext({ initiator: member }, () => [
      outboxEntry(events.restaurantUpdated, changed, made(1)),
      outboxEntry(events.layoutCreated, { ...layout }, made(2)),
      outboxEntry(events.layoutSaved, { ...layout }, made(3)),
      outboxEntry(events.layoutDeleted, { ...layout }, made(4)),
    ]))
      await publish(entry);
    const kept = await lines('r4', 6);
    const found = kept.map(({ event, details, initiator }) => [event, { ...details }, initiator?.kind]);
    expect(found).toEqual([
      ['entitlements.changed', { plan: 'premium' }, InitiatorKind.SYSTEM],
      ['layout.deleted', { name: 'Terrace' }, InitiatorKind.MEMBER],
      ['layout.saved', { name: 'Terrace' }, InitiatorKind.MEMBER],
      ['layout.created', { name: 'Terrace' }, InitiatorKind.MEMBER],
      ['restaurant.updated', { changed: 'seatingMinutes' }, InitiatorKind.MEMBER],
      ['restaurant.created', { name: 'Trattoria' }, InitiatorKind.SYSTEM],
    ]);
    expect(kept.find(({ event }) => event === 'restaurant.updated')?.initiator).toMatchObject({
      ...ada,
      ...at,
    });
  });

  test('records who saved and discarded a draft of rules', async () => {
    for (const entry of withContext({ initiator: member }, () => [
      outboxEntry(events.rulesDraftKept, { restaurantId: 'r30', name: 'Winter' }, made(1)),
      outboxEntry(events.rulesDraftDiscarded, { restaurantId: 'r30' }, made(2)),
    ]))
      await publish(entry);
    const found = (await lines('r30', 2)).map(({ event, details, initiator }) => [
      event,
      { ...details },
      initiator?.name,
    ]);
    expect(found).toEqual([
      ['rules-draft.discarded', {}, ada.name],
      ['rules-draft.kept', { name: 'Winter' }, ada.name],
    ]);
  });

  test('records who switched the sharing of guests, at each restaurant, and who recorded what a guest said', async () => {
    const restaurants = [
      { id: 'r50', name: 'Nord' },
      { id: 'r51', name: 'Sud' },
    ];
    const group = { groupId: 'g50', ownerId: 'u1', version: 1n, name: 'Casa', restaurants };
    const said = { restaurantId: 'r51', guestId: 'guest-1' };
    for (const entry of withContext({ initiator: member }, () => [
      outboxEntry(events.groupGuestSharingSet, { ...group, on: true }, made(1)),
      outboxEntry(events.guestSharingRecorded, { ...said, agreed: true }, made(2)),
      outboxEntry(events.guestSharingRecorded, { ...said, agreed: false }, made(3)),
    ]))
      await publish(entry);
    const found = async (restaurantId: string, count: number) =>
      (await lines(restaurantId, count)).map(({ event, details, initiator }) => [
        event,
        { ...details },
        initiator?.name,
      ]);
    const switched = ['group.guest-sharing-set', { name: 'Casa', on: 'true' }, ada.name];
    expect(await found('r50', 1)).toEqual([switched]);
    expect(await found('r51', 3)).toEqual([
      ['guest.sharing-recorded', { agreed: 'false' }, ada.name],
      ['guest.sharing-recorded', { agreed: 'true' }, ada.name],
      switched,
    ]);
  });

  test('records who made and ended an API key, and what was done with it', async () => {
    const key = { restaurantId: 'r41', keyId: 'k1', name: 'Website' };
    const byKey: Initiator = { ...member, userId: 'k1', name: 'Website (API)', email: '' };
    const entries = withContext({ initiator: member }, () => [
      outboxEntry(
        events.apiKeyCreated,
        { ...key, scopes: ['guests:read', 'guests:write'], addresses: ['192.0.2.1'] },
        made(1),
      ),
      outboxEntry(events.apiKeyEnded, { ...key }, made(3)),
    ]);
    const booked = withContext({ initiator: byKey }, () =>
      outboxEntry(events.reservationBooked, { reservation: reservation('r41') }, made(2)),
    );
    for (const entry of [...entries, booked]) await publish(entry);
    const found = (await lines('r41', 3)).map(({ event, details, initiator }) => [
      event,
      { ...details },
      initiator?.name,
    ]);
    expect(found).toEqual([
      ['api-key.ended', { name: 'Website' }, ada.name],
      ['reservation.booked', { when: '2026-11-21T19:00', partySize: '4' }, 'Website (API)'],
      ['api-key.created', { name: 'Website', scopes: 'guests:read, guests:write' }, ada.name],
    ]);
  });

  test('records who paused online bookings and until when', async () => {
    const set = { restaurantId: 'r19', localDate: '2026-11-21', untilLocal: '2026-11-21T21:30' };
    for (const entry of withContext({ initiator: member }, () => [
      outboxEntry(events.onlinePauseSet, { ...set, pause: {} }, made(1)),
      outboxEntry(events.onlinePauseSet, { ...set, pause: { restOfNight: true } }, made(2)),
      outboxEntry(events.onlinePauseSet, { ...set, pause: { restOfNight: true }, resumed: true }, made(3)),
    ]))
      await publish(entry);
    const found = (await lines('r19', 3)).map(({ details, initiator }) => [{ ...details }, initiator?.name]);
    expect(found).toEqual([
      [{ resumed: 'true' }, ada.name],
      [{ until: '2026-11-21T21:30', restOfNight: 'true' }, ada.name],
      [{ until: '2026-11-21T21:30' }, ada.name],
    ]);
  });

  test('records who blocked which tables, and who lifted it', async () => {
    const block = { id: 'call:1', tableNumbers: ['4', '5'], reason: 'Leaking roof' };
    const set = {
      restaurantId: 'r20',
      localDates: ['2026-11-21'],
      fromLocal: '2026-11-21T19:00',
      untilLocal: '2026-11-21T23:00',
    };
    const dates = ['2026-11-21', '2026-11-22'];
    for (const entry of withContext({ initiator: member }, () => [
      outboxEntry(events.blockSet, { ...set, block }, made(1)),
      outboxEntry(events.blockSet, { ...set, block: { area: 'Terrace' }, localDates: dates }, made(2)),
      outboxEntry(events.blockSet, { ...set, block: { everything: true }, lifted: true }, made(3)),
    ]))
      await publish(entry);
    const times = { from: set.fromLocal, until: set.untilLocal };
    const found = (await lines('r20', 3)).map(({ details, initiator }) => [{ ...details }, initiator?.name]);
    expect(found).toEqual([
      [{ ...times, lifted: 'true' }, ada.name],
      [{ ...times, area: 'Terrace', dates: dates.join(', ') }, ada.name],
      [{ ...times, tables: '4, 5', reason: 'Leaking roof' }, ada.name],
    ]);
  });

  test('records who assigned which tables to which servers', async () => {
    const set = { restaurantId: 'r21', localDate: '2026-11-21' };
    const sections = [
      { server: 'Anna', tableNumbers: ['1', '2'] },
      { server: 'Ben', tableNumbers: [] },
    ];
    for (const entry of withContext({ initiator: member }, () => [
      outboxEntry(events.sectionsSet, { ...set, version: 1n, sections }, made(1)),
      outboxEntry(events.sectionsSet, { ...set, version: 2n, sections: [] }, made(2)),
    ]))
      await publish(entry);
    const found = (await lines('r21', 2)).map(({ details, initiator }) => [{ ...details }, initiator?.name]);
    expect(found).toEqual([
      [{ date: '2026-11-21' }, ada.name],
      [{ date: '2026-11-21', sections: 'Anna: 1, 2; Ben: no tables' }, ada.name],
    ]);
  });

  test('records who wrote and removed the note of an evening, without its text', async () => {
    const set = { restaurantId: 'r31', localDate: '2026-11-21' };
    for (const entry of withContext({ initiator: member }, () => [
      outboxEntry(events.shiftNoteSet, { ...set, note: { text: 'Mr. Lee is back', version: 1n } }, made(1)),
      outboxEntry(events.shiftNoteSet, { ...set, note: { text: '', version: 2n } }, made(2)),
    ]))
      await publish(entry);
    const found = (await lines('r31', 2)).map(({ details, initiator }) => [{ ...details }, initiator?.name]);
    expect(found).toEqual([
      [{ date: '2026-11-21', removed: 'true' }, ada.name],
      [{ date: '2026-11-21' }, ada.name],
    ]);
  });

  test('records shared tablets and PINs, and no turn; who typed the PIN of somebody else is not named', async () => {
    const bo: Initiator = { kind: 'member', userId: 'u2', name: 'Bo Host', email: 'bo@example.com', ...at };
    const tablet = { restaurantId: 'r43', tabletId: 't1', name: 'Host stand', sessionId: 's1' };
    const pin = { restaurantId: 'r43', userId: 'u3', name: 'Cy Cook' };
    const send = (number: number, entry: (meta: object) => ReturnType<typeof outboxEntry>) =>
      publish(entry({ ...made(number), by: bo }));
    await send(0, (meta) =>
      outboxEntry(events.sharedTabletChanged, { ...tablet, change: TabletChange.STARTED }, meta as never),
    );
    await send(1, (meta) =>
      outboxEntry(events.sharedTabletChanged, { ...tablet, change: TabletChange.TURN }, meta as never),
    );
    await send(2, (meta) =>
      outboxEntry(events.pinChanged, { ...pin, change: PinChange.RETIRED }, meta as never),
    );
    expect(await lines('r43', 2)).toMatchObject([
      {
        ...{ event: 'pin.changed', details: { name: 'Cy Cook', change: 'retired' } },
        initiator: { kind: InitiatorKind.SYSTEM },
      },
      {
        ...{ event: 'shared-tablet.changed', kind: ActivityKind.SESSION },
        ...{ details: { name: 'Host stand', change: 'started' }, initiator: { userId: 'u2' } },
      },
    ]);
  });

  test('records what a member changed about how they sign in, and an attempt with their password', async () => {
    const user = { id: 'u2', email: 'bo@example.com', firstName: 'Bo', lastName: 'Host' };
    const bo: Initiator = { kind: 'member', userId: 'u2', name: 'Bo Host', email: user.email, ...at };
    const changed = { user, restaurantIds: ['r42'] };
    const on = { ...changed, change: SecurityChange.SECOND_FACTOR_ON };
    // Nobody did this: the change of the plan has its own entry.
    const resumed = { ...changed, change: SecurityChange.SESSION_LIMITS_RESUMED };
    await publish(outboxEntry(events.userSecurityChanged, resumed, made(0)));
    const refused = { ...changed, change: SecurityChange.CODES_REFUSED };
    await publish(outboxEntry(events.userSecurityChanged, on, { ...made(1), by: bo }));
    await publish(
      withContext({ initiator: anonymous }, () => outboxEntry(events.userSecurityChanged, refused, made(2))),
    );
    const who = { email: user.email, name: 'Bo Host' };
    expect(await lines('r42', 2)).toMatchObject([
      {
        ...{ event: 'user.security-changed', details: { ...who, change: 'refused' } },
        initiator: { kind: InitiatorKind.SYSTEM },
      },
      {
        ...{ event: 'user.security-changed', kind: ActivityKind.SESSION },
        ...{ details: { ...who, change: 'on' }, initiator: { userId: 'u2' } },
      },
    ]);
  });

  test('records staff changes and sessions at every affected restaurant', async () => {
    const user = { id: 'u2', email: 'bo@example.com', firstName: 'Bo', lastName: 'Host' };
    const bo: Initiator = { kind: 'member', userId: 'u2', name: 'Bo Host', email: user.email, ...at };
    const places = [
      { restaurantId: 'r5', role: Role.HOST },
      { restaurantId: 'r6', role: Role.HOST },
    ];
    const invited = { restaurantId: 'r5', email: user.email, role: Role.HOST, token: 'secret-of-the-link' };
    await publish(
      withContext({ initiator: member }, () => outboxEntry(events.staffInvited, { ...invited }, made())),
    );
    const joined = { userId: 'u2', user, memberships: places, restaurantId: 'r5' };
    await publish(
      withContext({ initiator: anonymous }, () => outboxEntry(events.membershipChanged, joined, made(1))),
    );
    const session = { user, sessionId: 's2', restaurantIds: ['r5', 'r6'] };
    await publish(outboxEntry(events.sessionStarted, session, { ...made(2), by: bo }));
    const ended = {
      userId: 'u2',
      sessionIds: ['s2'],
      user,
      restaurantIds: ['r5', 'r6'],
      reason: 'token-reused',
    };
    await publish(
      withContext({ initiator: anonymous }, () => outboxEntry(events.sessionEnded, ended, made(3))),
    );
    const kept = await lines('r5', 4);
    expect(kept).toMatchObject([
      { event: 'session.ended', details: { reason: 'token-reused', email: user.email } },
      { event: 'session.started', initiator: { userId: 'u2', ...at } },
      {
        event: 'membership.changed',
        details: { role: 'host', name: 'Bo Host' },
        initiator: { userId: 'u2' },
      },
      { event: 'staff.invited', details: { role: 'host', email: user.email }, initiator: ada },
    ]);
    expect(await lines('r6', 2)).toMatchObject([{ event: 'session.ended' }, { event: 'session.started' }]);
    expect(kept[2]?.details).not.toHaveProperty('withheld');
    expect(JSON.stringify(await trail().find().toArray())).not.toContain('secret-of-the-link');
  });

  test('records what is withheld from a person, and what is given back', async () => {
    const user = { id: 'u3', email: 'cy@example.com', firstName: 'Cy', lastName: 'Host' };
    const invited = { restaurantId: 'r-withheld', email: user.email, role: Role.HOST, token: 't' };
    const withheld = [PersonalPermission.EXPORT, PersonalPermission.CONTACTS];
    const of = { userId: 'u3', user, restaurantId: 'r-withheld', withholdsChanged: true };
    const changed = (withholds: PersonalPermission[], minute: number) => {
      const memberships = [{ restaurantId: 'r-withheld', role: Role.HOST, withheld: withholds }];
      return outboxEntry(events.membershipChanged, { ...of, memberships }, made(minute));
    };
    await publish(outboxEntry(events.staffInvited, { ...invited, withheld }, made()));
    await publish({ ...changed(withheld, 1), by: member });
    await publish({ ...changed([], 2), by: member });
    expect(await lines('r-withheld', 3)).toMatchObject([
      { details: { role: 'host', withheld: 'nothing' }, initiator: ada },
      { details: { role: 'host', withheld: 'export,contacts' }, initiator: ada },
      { event: 'staff.invited', details: { withheld: 'export,contacts' } },
    ]);
  });

  test('is read by owner and managers, in pages, by kind and by person', async () => {
    for (let minute = 0; minute < 5; minute++) {
      const entry = outboxEntry(events.reservationBooked, { reservation: reservation('r7') }, made(minute));
      await publish(minute === 3 ? { ...entry, by: member } : entry);
    }
    const layout = { restaurantId: 'r7', layoutId: 'l1', name: 'Terrace' };
    await publish(outboxEntry(events.layoutCreated, { ...layout }, { ...made(9), by: member }));
    const all = await lines('r7', 6);
    const manager = memberOf('r7', Role.MANAGER);
    const paged: string[] = [];
    let pageToken = '';
    do {
      const page = await activity.listActivity({ restaurantId: 'r7', pageSize: 4, pageToken }, manager);
      paged.push(...page.entries.map(({ id }) => id));
      pageToken = page.nextPageToken;
    } while (pageToken);
    expect(paged).toEqual(all.map(({ id }) => id));
    const of = async (request: object) =>
      (await activity.listActivity({ restaurantId: 'r7', ...request }, manager)).entries.length;
    expect([
      await of({ kind: ActivityKind.LAYOUT }),
      await of({ userId: 'u1' }),
      await of({ userId: 'u9' }),
    ]).toEqual([1, 2, 0]);
    const { people } = await activity.listActivityPeople({ restaurantId: 'r7' }, manager);
    expect(people).toMatchObject([ada]);
  });

  test('is not for hosts, non-members or the public', async () => {
    const calls = (options: ReturnType<typeof memberOf> | undefined) => [
      activity.listActivity({ restaurantId: 'r7' }, options),
      activity.listActivityPeople({ restaurantId: 'r7' }, options),
      activity.readActivity({ restaurantId: 'r7' }, options),
    ];
    const kinds = async (options?: ReturnType<typeof memberOf>) =>
      (await Promise.all(calls(options).map(refusalOf))).map((refusal) => refusal?.kind);
    expect(await kinds(memberOf('r7', Role.HOST))).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect(await kinds(memberOf('other'))).toEqual(['not-found', 'not-found', 'not-found']);
    expect(await kinds()).toEqual(['unauthenticated', 'unauthenticated', 'unauthenticated']);
    // A person who may not export reads it on the page, and cannot take a copy away.
    const places = [{ restaurantId: 'r7', role: Role.MANAGER, withheld: [PersonalPermission.EXPORT] }];
    expect(await kinds(as({ userId: 'u9', memberships: places }))).toEqual([
      ...[undefined, undefined, 'forbidden'],
    ]);
    const forged = activity.listActivity({ restaurantId: 'r7', pageToken: 'forged' }, memberOf('r7'));
    expect(await refusalOf(forged)).toMatchObject({ kind: 'invalid' });
  });

  test('is kept for a year, by an index of the store', async () => {
    const indexes = await trail().indexes();
    expect(indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject({
      key: { at: 1 },
      expireAfterSeconds: 365 * 86_400,
    });
  });

  test('is deleted with its restaurant, and stays deleted when events arrive late', async () => {
    const restaurant = { id: 'r8', ownerId: 'u8', version: 1n, name: 'Closed' };
    await publish(outboxEntry(events.restaurantCreated, { restaurant }, made()));
    await lines('r8', 1);
    await publish(outboxEntry(events.restaurantDeleted, { id: 'r8', ownerId: 'u8', version: 2n }, made(1)));
    expect(await lines('r8', 0)).toEqual([]);
    await publish(outboxEntry(events.reservationBooked, { reservation: reservation('r8') }, made(2)));
    await publish(outboxEntry(events.reservationBooked, { reservation: reservation('r9') }, made(2)));
    await lines('r9', 1);
    expect(await lines('r8', 0)).toEqual([]);
  });
});
