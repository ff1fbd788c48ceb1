import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { create, type DescMessage, type DescService, getOption, ScalarType } from '@bufbuild/protobuf';
import { contact, ContactKind } from '@tablewell/proto/common/v1/contact_pb';
import { ExportGuestResponseSchema } from '@tablewell/proto/guest/v1/privacy_service_pb';
import { SearchGroupResponseSchema } from '@tablewell/proto/reservation/v1/group_figures_service_pb';
import { events } from '../events/registry';
import { hasContacts, reachable, withoutContacts } from './contacts';

const generated = join(__dirname, '..', '..', '..', '..', 'proto', 'gen', 'src', 'tablewell');

/** Everything that the generated files export. */
const exported = readdirSync(generated, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('_pb.ts'))
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the files are found by their names
  .flatMap((name) => Object.values(require(join(generated, name)) as Record<string, unknown>));
const services = exported.filter((each): each is DescService => (each as DescService)?.kind === 'service');

/** The messages that leave a service: in an answer to a call, or in an event, which the live socket shows. */
const leaving = new Map(
  [
    ...services.flatMap(({ methods }) => methods.map(({ output }) => output)),
    ...Object.values(events).map(({ schema }) => schema as DescMessage),
  ]
    .flatMap((message) => reachable(message))
    .map((message) => [message.typeName, message]),
);

/** What a field with a phone number or a mail address is called, and the recipient of a message. */
const meantBy = /phone|e_?mail|^to$|contact/;

test('every field of an answer or event that may have a phone number or mail address says whether it is a guest’s', () => {
  expect(services.length).toBeGreaterThan(30);
  const silent = [...leaving.values()].flatMap((message) =>
    message.fields
      .filter(
        (field) =>
          meantBy.test(field.name) &&
          (field.fieldKind === 'scalar' || (field.fieldKind === 'list' && field.listKind === 'scalar')) &&
          field.scalar === ScalarType.STRING &&
          getOption(field, contact) === ContactKind.UNSPECIFIED,
      )
      .map(({ name }) => `${message.typeName}.${name}`),
  );
  expect(silent).toEqual([]);
});

const reservation = (restaurantId: string) => ({
  ...{ id: 'r1', restaurantId, name: 'Ada', phoneNumber: '+39 06 5550 1234', email: 'ada@example.com' },
  notes: 'By the window',
  marketingConsent: { email: 'ada@example.com', textVersion: '1' },
  messages: [{ id: 'm', words: 'We are late, call +39 06 5550 1234' }],
});

test('numbers and addresses are masked at every depth, and nothing else is changed', () => {
  const given = create(SearchGroupResponseSchema, { reservations: [reservation('olive')] });
  const before = structuredClone(given);
  const [shown] = withoutContacts(SearchGroupResponseSchema, given).reservations;
  expect(shown).toMatchObject({
    ...{ name: 'Ada', notes: 'By the window', phoneNumber: '••• 1234', email: 'a•••@•••.com' },
    marketingConsent: { email: 'a•••@•••.com', textVersion: '1' },
    messages: [{ words: 'We are late, call ••• 1234' }],
  });
  expect(given).toEqual(before);
});

test('a message is of the restaurant that it names, else of that of the message around it', () => {
  const given = create(SearchGroupResponseSchema, {
    reservations: [reservation('olive'), reservation('fig')],
  });
  const isFig = (id: string | undefined) => id === 'fig';
  const shown = withoutContacts(SearchGroupResponseSchema, given, isFig).reservations;
  expect(shown.map(({ phoneNumber }) => phoneNumber)).toEqual(['+39 06 5550 1234', '••• 1234']);
  const nameless = create(ExportGuestResponseSchema, { guest: { phoneNumber: '+39 06 5550 1234' } });
  const guestAt = (id?: string) => withoutContacts(ExportGuestResponseSchema, nameless, isFig, id).guest;
  expect([guestAt('olive')?.phoneNumber, guestAt('fig')?.phoneNumber]).toEqual([
    '+39 06 5550 1234',
    '••• 1234',
  ]);
});

test('it is known which answers have contacts at all', () => {
  expect(hasContacts(SearchGroupResponseSchema)).toBe(true);
  const without = [...leaving.values()].filter((message) => !hasContacts(message));
  expect(without.map(({ name }) => name)).toContain('Restaurant');
});
