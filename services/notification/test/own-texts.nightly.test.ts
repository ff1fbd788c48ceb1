import { create } from '@bufbuild/protobuf';
import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, refusalOf } from '@tablewell/chassis/testing';
import { ConfirmationSchema, ConfirmationWay } from '@tablewell/proto/reservation/v1/reservation_pb';
import { DinerNote } from '@tablewell/proto/reservation/v1/reservation_events_pb';
import { made, member, newPhone, reservation, startNotifications, type NotificationHarness } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications();
  await Promise.all(['r1', 'r2', 'r3'].map((id) => running.publishRestaurant(id)));
});
afterAll(() => running?.stop());

const booked = { kind: 'reservation-booked', language: 'en' };
const text = 'Ciao {{ guest }}! {{ restaurant }} keeps a table for {{ guests }}: {{ when }}. {{ link }}';
const list = async (restaurantId: string, language = 'en') =>
  (await running.templates.listTemplates({ restaurantId, language }, member(restaurantId))).templates;
const put = (restaurantId: string, more: object = {}) =>
  running.templates.putTemplate({ ...booked, restaurantId, text, ...more }, member(restaurantId));
const smsOf = async (restaurantId: string, more: object = {}) => {
  const phone = newPhone();
  await running.booked(reservation({ restaurantId, phoneNumber: phone, ...more }));
  return eventually(async () => {
    const [sms] = await running.providers.messages(phone);
    if (!sms) throw new Error('no SMS yet');
    return sms.text;
  });
};

test('begins as the product’s text, and is sent from then on in its language only', async () => {
  const [first] = await list('r1');
  expect(first).toMatchObject({ kind: 'reservation-booked', isOwn: false, version: 0n });
  expect(first?.text).toContain('{{ restaurant }}: your table for {{ guests }} is booked');
  const { template } = await put('r1');
  expect(template).toMatchObject({ isOwn: true, version: 1n, text });
  expect(await smsOf('r1')).toMatch(
    /^Ciao Ada! Trattoria r1 keeps a table for 4 guests: Tue, Jan 5 at 3:45 PM\. http\S+\/edit-reservation\/\S+ .*STOP/,
  );
  expect(await smsOf('r1', { language: 'fr' })).not.toContain('Ciao');
  expect(await smsOf('r2')).not.toContain('Ciao');
  expect((await list('r1', 'fr'))[0]).toMatchObject({ isOwn: false });
});

test('an empty text, or the product’s, restores the product’s', async () => {
  const [{ text: standard = '' } = {}] = await list('r2');
  await put('r2');
  expect((await put('r2', { text: '', baseVersion: 1n })).template).toMatchObject({
    isOwn: false,
    version: 2n,
  });
  expect((await put('r2', { text: standard, baseVersion: 2n })).template).toMatchObject({ isOwn: false });
  expect(await smsOf('r2')).not.toContain('Ciao');
});

test('of two members who change the same version one is asked to load it again', async () => {
  const answers = await Promise.allSettled([
    put('r3', { text: `${text} A` }),
    put('r3', { text: `${text} B` }),
    put('r3', { text: `${text} C` }),
  ]);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  expect((await refusalOf(put('r3')))?.code).toBe('template-changed');
  expect((await refusalOf(put('r3', { baseVersion: 9n })))?.code).toBe('template-changed');
});

test('a preview shows the message and its segments, and names the problem at the text', async () => {
  const preview = async (given: string) =>
    (await running.templates.previewTemplate({ ...booked, restaurantId: 'r1', text: given }, member('r1')))
      .preview;
  expect(await preview(text)).toMatchObject({ segments: 1, isUnicode: false });
  expect(await preview(`${text} 🎉 See you very soon on our terrace!`)).toMatchObject({
    segments: 3,
    isUnicode: true,
  });
  const refusal = await refusalOf(preview('{{ link }}'));
  expect(refusal?.fields).toEqual([
    { field: 'text', message: 'The text must say who sends it: {{ restaurant }}.' },
  ]);
});

test('of reminders, thanks, refusals and staff’s answers is sent, too, with what they have to have', async () => {
  const own = (kind: string, given: string) => put('r5', { kind, text: given });
  await running.publishRestaurant('r5');
  await own('answer-confirmed', '{{ restaurant }}: Ciao {{ guest }}! {{ link }}');
  await own('answer-refused', '{{ restaurant }}: too late, {{ guest }}. Ring {{ phone }}');
  await own('staff-answer', '{{ text }} Yours, {{ restaurant }}');
  const phoneNumber = newPhone();
  const party = reservation({ restaurantId: 'r5', phoneNumber, version: 2n });
  const noted = (note: DinerNote) =>
    running.publish(
      outboxEntry(
        events.reservationNoted,
        {
          reservation: { ...party, confirmation: create(ConfirmationSchema, { by: ConfirmationWay.SMS }) },
          note,
        },
        made(),
      ),
    );
  const texts = async () => (await running.providers.messages(phoneNumber)).map((sms) => sms.text);
  await noted(DinerNote.CONFIRMED);
  await eventually(async () =>
    expect(await texts()).toEqual([
      expect.stringMatching(/^Trattoria r5: Ciao Ada! http\S+ Reply STOP to opt out\.$/),
    ]),
  );
  await noted(DinerNote.CANCEL_REFUSED);
  await eventually(async () =>
    expect(await texts()).toContain('Trattoria r5: too late, Ada. Ring +12127360000'),
  );
  const answer = { restaurantId: 'r5', reservationId: party.id ?? '', phoneNumber, answerId: 'a1' };
  await running.api.answerDiner({ ...answer, text: 'We keep it.' }, member('r5'));
  await eventually(async () => expect(await texts()).toContain('We keep it. Yours, Trattoria r5'));
});

test('that would leave out what it has to have for another party is not sent', async () => {
  await running.publishRestaurant('r6');
  await put('r6', { text: '{{ link }} {% unless guests == "1 guest" %}{{ restaurant }}{% endunless %}' });
  expect(await smsOf('r6')).toMatch(/^http\S+ Trattoria r6/);
  expect(await smsOf('r6', { partySize: 1 })).toMatch(/^Trattoria r6: your table/);
});

test('a test goes to the restaurant’s own number', async () => {
  const { to } = await running.templates.sendTemplateTest(
    { ...booked, restaurantId: 'r1', text },
    member('r1'),
  );
  expect(to).toBe('+12127360000');
  await eventually(async () =>
    expect((await running.providers.messages(to))[0]?.text).toMatch(/^Ciao Ada! Trattoria r1 keeps/),
  );
});

test('is for those who may change the settings of this restaurant', async () => {
  const asked = { ...booked, restaurantId: 'r1', text, baseVersion: 1n };
  for (const caller of [member('r1', Role.HOST), member('r2'), undefined])
    for (const call of ['listTemplates', 'previewTemplate', 'putTemplate', 'sendTemplateTest'] as const) {
      const refused = await refusalOf(running.templates[call](asked, caller));
      // Other errors of a call are described to members only.
      const nonsense = { ...asked, kind: 'tall-tale', language: 'tlh', text: '' };
      expect(refused).toBeDefined();
      expect(await refusalOf(running.templates[call](nonsense, caller))).toEqual(refused);
    }
  const { templates } = await running.templates.listTemplates(asked, member('r1', Role.MANAGER));
  expect(templates[0]).toMatchObject({ text });
});

test('a language and a kind that do not exist are refused by name', async () => {
  const refused = async (more: object) =>
    (await refusalOf(put('r1', more)))?.fields.map(({ field }) => field);
  expect(await refused({ language: 'tlh' })).toEqual(['language']);
  for (const kind of ['', 'verification', 'constructor']) expect(await refused({ kind })).toEqual(['kind']);
  expect(await refused({ baseVersion: -1n })).toEqual(['baseVersion']);
});

test('goes with its restaurant', async () => {
  await running.publishRestaurant('r4');
  await put('r4');
  await running.publish(outboxEntry(events.restaurantDeleted, { id: 'r4', version: 2n }, made()));
  const stored = running.connection.collection('message_templates');
  await eventually(async () => expect(await stored.countDocuments({ restaurantId: 'r4' })).toBe(0));
});
