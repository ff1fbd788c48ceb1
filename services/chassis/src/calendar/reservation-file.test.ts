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
