import { timestampDate } from '@bufbuild/protobuf/wkt';
import { events } from '@tablewell/chassis/events';
import { eventually, publishedEvents, refusalOf } from '@tablewell/chassis/testing';
import { Step } from '@tablewell/proto/reservation/v1/evening_pb';
import { Stage } from '@tablewell/proto/reservation/v1/reservation_pb';
import { WaitNews } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { WaitlistStatus } from '@tablewell/proto/reservation/v1/waitlist_entry_service_pb';
import { WaitState } from '@tablewell/proto/reservation/v1/waitlist_pb';
import { as } from '@tablewell/chassis/testing';
import { type Evening, host, startEvening, today } from './evening-harness';

let evening: Evening;
const seven = `${today}T18:00:00Z`;
const waitlist = { online: true, fullStarts: true, largestParty: 4, mostWaiting: 2 };

beforeAll(async () => {
  evening = await startEvening();
});
afterAll(() => evening?.stop());
beforeEach(() => evening.clock.set(seven));

const api = () => evening.entries[0]!;
let people = 0;

async function join(restaurantId: string, more: object = {}) {
  evening.clock.set(new Date(evening.clock().getTime() + 1_000));
  const party = { name: 'Grace Hopper', partySize: 2, email: `grace${(people += 1)}@example.com` };
  return (await api().joinByLink({ restaurantId, ...party, ...more })).entry!;
}
const statusOf = (restaurantId: string) => api().getWaitlistStatus({ restaurantId });
const entryOf = async (id: string) => (await api().getEntry({ id })).entry!;

/** A restaurant whose two tables for two and one for four are taken. */
async function full(settings: object = {}): Promise<string> {
  const id = await evening.open(90, 2, 1, settings);
  for (const partySize of [2, 2, 4]) await evening.seatWalkIn(id, { partySize });
  return id;
}

test('while tables are free nobody has to wait; then a range is told for each size', async () => {
  const id = await evening.open(90);
  expect(await statusOf(id)).toMatchObject({ status: WaitlistStatus.CLOSED_NO_WAIT, fullStarts: true });
  const busy = await full({ waitlist });
  const { status, waits, largestParty } = await statusOf(busy);
  expect([status, largestParty]).toEqual([WaitlistStatus.OPEN, 4]);
  expect(waits.map(({ partySize }) => partySize)).toEqual([1, 2, 3, 4]);
  expect(waits[1]?.quote?.untilMinutes).toBeGreaterThan(0);
});

test('who joins has a place and a range, is on Tonight, and is told by message', async () => {
  const id = await full();
  const first = await join(id);
  const second = await join(id, { language: 'it', phoneNumber: '+390612399' });
  expect(first).toMatchObject({ state: WaitState.WAITING, position: 1, localDate: '', reservationId: '' });
  expect(second.position).toBe(2);
  expect(second.quote?.untilMinutes).toBeGreaterThanOrEqual(first.quote?.untilMinutes ?? 0);
  const shown = (await evening.parties(id)).filter(({ stage }) => stage === Stage.WAITING);
  expect(new Set(shown.map((party) => party.id))).toEqual(new Set([first.id, second.id]));
  const news = await publishedEvents(evening.bus, events.reservationWaited);
  expect(news.find(({ reservation }) => reservation?.id === second.id)).toMatchObject({
    news: WaitNews.JOINED,
    forStart: false,
    quote: second.quote,
    reservation: { language: 'it', phoneNumber: '+390612399' },
  });
});

test('who joins at one process right after the last table went at another is told to wait', async () => {
  for (let round = 0; round < 3; round += 1) {
    const id = await evening.open(90, 1, 0);
    await evening.entries[1]!.getWaitlistStatus({ restaurantId: id });
    await evening.seatWalkIn(id);
    const party = { name: 'Grace Hopper', partySize: 2, email: `grace${(people += 1)}@example.com` };
    const { entry } = await evening.entries[1]!.joinByLink({ restaurantId: id, ...party });
    expect(entry?.quote?.fromMinutes).toBeGreaterThan(30);
  }
});

test('a join that is sent again joins once, and a second one of the same person is refused', async () => {
  const id = await full();
  const more = { phoneNumber: '+390612301', idempotencyKey: 'key-of-ada' };
  const first = await join(id, more);
  expect((await join(id, { ...more, repeated: true })).id).toBe(first.id);
  expect(await refusalOf(join(id, { phoneNumber: '0039 06 12301' }))).toMatchObject({
    code: 'existing-entry',
  });
});

test('the owner’s rules close the line: size, number, hours, and by hand', async () => {
  const id = await full({ waitlist });
  expect(await refusalOf(join(id, { partySize: 5 }))).toMatchObject({ fields: [{ field: 'partySize' }] });
  expect(await refusalOf(join(id, { email: '' }))).toMatchObject({ fields: [{ field: 'phoneNumber' }] });
  await join(id);
  await join(id);
  expect(await refusalOf(join(id))).toMatchObject({ code: 'waitlist-full' });
  expect((await statusOf(id)).status).toBe(WaitlistStatus.CLOSED_OTHER);
  const closed = await full({ waitlist: { ...waitlist, online: false } });
  expect(await refusalOf(join(closed))).toMatchObject({ code: 'waitlist-closed' });
  expect(await statusOf(closed)).toMatchObject({ status: WaitlistStatus.CLOSED_OTHER, waits: [] });
  const night = await full();
  // 5:30 AM in Rome: it opens at six.
  evening.clock.set(`${today}T04:30:00Z`);
  expect(await refusalOf(join(night))).toMatchObject({ code: 'waitlist-closed' });
});

test('a party that does not sit before a time keeps nobody waiting until then', async () => {
  const id = await full();
  const later = await join(id, { notBefore: '19:45' });
  expect(timestampDate(later.notBefore!)).toEqual(new Date(`${today}T18:45:00Z`));
  expect(later.quote?.fromMinutes).toBeGreaterThanOrEqual(44);
  const now = await join(id);
  const table = (await evening.parties(id)).find(({ stage }) => stage === Stage.SEATED);
  await evening.take(id, table?.id ?? '', Step.FINISH);
  const { waiting } = await evening.waitlists[0]!.listWaiting({ restaurantId: id }, host(id));
  const proposals = waiting.map((party) => [party.reservationId, party.proposedTableNumbers]);
  expect(proposals).toEqual([
    [later.id, []],
    [now.id, table?.tableNumbers],
  ]);
  expect(await refusalOf(join(id, { notBefore: '7 PM' }))).toMatchObject({
    fields: [{ field: 'notBefore' }],
  });
  expect(await refusalOf(join(id, { notBefore: '23:59' }))).toMatchObject({
    fields: [{ field: 'notBefore' }],
  });
});

test('a party says that it is here or late, comes to its ready table, or leaves', async () => {
  const id = await full();
  const [ada, joan] = [await join(id), await join(id)];
  const late = await api().tellHost({ id: ada.id, news: { case: 'lateMinutes', value: 20 } });
  expect(late.entry).toMatchObject({ lateMinutes: 20, state: WaitState.WAITING });
  const odd = api().tellHost({ id: ada.id, news: { case: 'lateMinutes', value: 7 } });
  expect(await refusalOf(odd)).toMatchObject({ fields: [{ field: 'lateMinutes' }] });
  const here = await api().tellHost({ id: ada.id, news: { case: 'here', value: true } });
  expect(here.entry).toMatchObject({ lateMinutes: 0, state: WaitState.CHECKED_IN });
  expect(await refusalOf(api().acceptOffer({ id: ada.id }))).toMatchObject({ code: 'offer-ended' });
  const table = (await evening.parties(id)).find(({ stage }) => stage === Stage.SEATED);
  await evening.take(id, table?.id ?? '', Step.FINISH);
  await evening.take(id, ada.id, Step.READY);
  const ready = await entryOf(ada.id);
  expect([ready.state, ready.position]).toEqual([WaitState.SERVICE_READY, 1]);
  expect(timestampDate(ready.offer!.until!).getTime() - evening.clock().getTime()).toBe(600_000);
  await api().acceptOffer({ id: ada.id });
  expect((await evening.parties(id)).find((party) => party.id === ada.id)?.wait?.comingAt).toBeDefined();
  await api().declineOffer({ id: ada.id });
  expect((await entryOf(ada.id)).state).toBe(WaitState.CANCELED);
  // Others see it within seconds.
  await eventually(async () => expect((await entryOf(joan.id)).position).toBe(1));
  await api().leaveEntry({ id: joan.id });
  expect((await api().leaveEntry({ id: joan.id })).entry).toMatchObject({
    state: WaitState.CANCELED,
    position: 0,
  });
});

test('members of the restaurant list the line, nobody else does', async () => {
  const id = await full();
  const ada = await join(id, { phoneNumber: '+390612311' });
  const { entries } = await api().listEntries({ restaurantId: id }, host(id));
  expect(entries).toMatchObject([{ id: ada.id, position: 1, phoneNumber: '+390612311' }]);
  const stranger = api().listEntries(
    { restaurantId: id },
    as({ userId: 'eve', name: 'Eve', memberships: [] }),
  );
  expect(await refusalOf(stranger)).toMatchObject({ code: expect.stringMatching(/./) });
  expect((await entryOf(ada.id)).phoneNumber).toBe('');
});

test('an ordinary reservation is no entry', async () => {
  const id = await evening.open(90);
  const reservation = await evening.book(id, '20:00');
  expect(await refusalOf(api().getEntry({ id: reservation }))).toMatchObject({ kind: 'not-found' });
});
