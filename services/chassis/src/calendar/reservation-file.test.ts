import { calendarFileOf } from './reservation-file';

const reservation = {
  id: 'vTPT3ovfFskK8x7BSWB225',
  version: 3,
  name: 'Ada Lovelace',
  partySize: 4,
  startsAt: new Date('2026-12-05T18:00:00Z'),
  seatingMinutes: 90,
  isCanceled: false,
  restaurant: {
    name: 'Da Ada; Roma, Trastevere',
    phoneNumber: '+39 06 5550 1234',
    address: 'Via Roma 12, 00184 Roma',
  },
};
const made = { origin: 'https://tables.example', now: new Date('2026-11-20T12:00:00Z') };
/** Unfolded lines. */
const linesOf = (more: Partial<typeof reservation>) =>
  calendarFileOf({ ...reservation, ...more }, made)
    .text.replace(/\r\n /g, '')
    .split('\r\n');

test('a quote in the restaurant’s name does not end the organizer’s name', () => {
  const restaurant = { ...reservation.restaurant, name: 'A"B;CN=x:mailto:evil@example.com' };
  const organizer = linesOf({ restaurant }).find((line) => line.startsWith('ORGANIZER'));
  expect(organizer).toMatch(/^ORGANIZER;CN="[^"\\]*":(?:mailto|MAILTO):reservations@tables\.example$/);
});

test('a calendar file has the time, the place, the party and the link for changes', () => {
  const lines = linesOf({});
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:vTPT3ovfFskK8x7BSWB225@tables.example',
      'SEQUENCE:3',
      'DTSTART:20261205T180000Z',
      'DTEND:20261205T193000Z',
      'STATUS:CONFIRMED',
      'SUMMARY:Reservation at Da Ada\\; Roma\\, Trastevere',
      'LOCATION:Da Ada\\; Roma\\, Trastevere\\, Via Roma 12\\, 00184 Roma',
    ]),
  );
  expect(lines.join('\n')).toContain('Change or cancel: https://tables.example/edit-reservation/');
});

test('a canceled reservation removes the entry of the same UID', () => {
  const { method } = calendarFileOf({ ...reservation, isCanceled: true }, made);
  expect(method).toBe('CANCEL');
  expect(linesOf({ isCanceled: true, version: 4 })).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'UID:vTPT3ovfFskK8x7BSWB225@tables.example',
      'SEQUENCE:4',
      'STATUS:CANCELLED',
    ]),
  );
});

test('with a restaurant’s own domain it links there, does not name the product, and is the same entry', () => {
  const shown = { origin: 'https://book.da-ada.example', hidesProduct: true };
  const text = calendarFileOf(reservation, { ...made, shown }).text.replace(/\r\n /g, '');
  expect(text).toContain('https://book.da-ada.example/edit-reservation/');
  expect(text).not.toContain('https://tables.example');
  expect(text).not.toMatch(/Tablewell/i);
  expect(text).toContain('UID:vTPT3ovfFskK8x7BSWB225@tables.example');
});

test('a name cannot add lines of its own', () => {
  const lines = linesOf({ name: 'Ada\r\nATTENDEE:mailto:eve@example.com' });
  expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
});

test('a file ends with a line break, and reminds of a reservation that is not canceled', () => {
  expect(calendarFileOf(reservation, made).text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  const lines = linesOf({});
  expect(lines).toEqual(expect.arrayContaining(['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT2H']));
  expect(linesOf({ isCanceled: true })).not.toContain('BEGIN:VALARM');
});

test('a file in a mail invites its reader in the name of the sender, and a later one removes the entry', () => {
  const mail = { from: 'no-reply@tables.example', to: 'ada@diner.example' };
  for (const isCanceled of [false, true]) {
    const { method, text } = calendarFileOf({ ...reservation, isCanceled }, { ...made, mail });
    const lines = text.replace(/\r\n /g, '').split('\r\n');
    expect(method).toBe(isCanceled ? 'CANCEL' : 'REQUEST');
    expect(lines).toEqual(
      expect.arrayContaining([
        `METHOD:${method}`,
        'ORGANIZER;CN="Da Ada; Roma, Trastevere":mailto:no-reply@tables.example',
        expect.stringMatching(/^ATTENDEE;.*PARTSTAT=ACCEPTED;.*:mailto:ada@diner\.example$/i),
      ]),
    );
    expect(lines.some((line) => line.includes('RSVP=TRUE'))).toBe(false);
  }
});

test.each([['The "Grill"'], ['A\\B'], ['A"B;CN=x:mailto:evil@example.com']])(
  'the name %s cannot end its parameter',
  (name) => {
    const mail = { from: 'no-reply@tables.example', to: 'ada@diner.example' };
    const { text } = calendarFileOf(
      { ...reservation, name, restaurant: { ...reservation.restaurant, name } },
      { ...made, mail },
    );
    const lines = text.replace(/\r\n /g, '').split('\r\n');
    const people = lines.filter((line) => /^(ORGANIZER|ATTENDEE)/.test(line));
    expect(people).toHaveLength(2);
    for (const line of people) {
      expect(line).toMatch(/CN="[^"\\]*"/);
      expect(line.match(/"/g)).toHaveLength(2);
    }
  },
);
