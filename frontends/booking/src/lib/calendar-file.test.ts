import { calendarFile } from './calendar-file';

const event = {
  uid: 'abc@tablewell',
  title: 'Osteria Luna; table, for 4',
  start: new Date('2026-11-23T23:30:00Z'),
  minutes: 90,
  description: 'First line\nsecond',
  location: 'Osteria Luna',
  url: 'https://example.com/edit-reservation/abc',
};
const file = calendarFile(event, new Date('2026-11-21T10:00:00Z'));

it('gives start and end as UTC instants', () => {
  expect(file).toContain('\r\nDTSTART:20261123T233000Z\r\nDTEND:20261124T010000Z\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261121T100000Z\r\n');
});

it('escapes what the format gives a meaning', () => {
  expect(file).toContain('SUMMARY:Osteria Luna\\; table\\, for 4\r\n');
  expect(file).toContain('DESCRIPTION:First line\\nsecond\r\n');
});

it('folds long lines at 75 octets without breaking a character', () => {
  const long = calendarFile({ ...event, title: 'é'.repeat(100) }, new Date());
  for (const line of long.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'é'.repeat(100)}`);
});
