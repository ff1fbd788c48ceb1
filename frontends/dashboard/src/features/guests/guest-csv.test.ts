import { guestsToCsv, readGuestCsv } from './guest-csv';
import { readVisit, visitDate } from './visit-date';

const zone = 'America/Los_Angeles';
const restaurant = { timezone: zone };

describe('reading a file of guests', () => {
  it('recognizes the columns by their other names, in any case and order', () => {
    expect(
      readGuestCsv(
        'Mobile,FULL NAME,Total Visits,Last_Visit\n555-1234,"Rossi, Anna",3,2026-11-01',
        restaurant,
      ),
    ).toEqual({
      guests: [
        { name: 'Rossi, Anna', phoneNumber: '555-1234', visits: 3, lastVisit: '2026-11-01T20:00:00.000Z' },
      ],
      issues: [],
      columns: [
        { header: 'Mobile', field: 'phoneNumber' },
        { header: 'FULL NAME', field: 'name' },
        { header: 'Total Visits', field: 'visits' },
        { header: 'Last_Visit', field: 'lastVisit' },
      ],
    });
  });

  it('lists the columns that it does not read: unknown ones, and the second of a kind', () => {
    expect(readGuestCsv('Name,Allergies,Full Name\nAnna,nuts,Anna Rossi', restaurant)).toMatchObject({
      guests: [{ name: 'Anna' }],
      columns: [
        { header: 'Name', field: 'name' },
        { header: 'Allergies', field: undefined },
        { header: 'Full Name', field: undefined },
      ],
    });
  });

  it('skips rows without a name, and ignores invalid visits and dates', () => {
    expect(readGuestCsv('Name,Visits,Last Visit\nAnna,-1,n/a\n,4,\nBen,two,soon', restaurant)).toMatchObject({
      guests: [{ name: 'Anna' }, { name: 'Ben' }],
      issues: ['Row 3: Name is required but was empty'],
    });
  });

  it.each([
    ['Name', 'CSV file must contain at least a header row and one data row'],
    ['', 'CSV file must contain at least a header row and one data row'],
    ['Phone\n555', "CSV must contain a 'Name' column (or similar: Guest Name, Full Name, etc.)"],
    ['Name,Phone\n,555', 'No valid guest data found in CSV file'],
  ])('refuses %j', (text, error) => expect(readGuestCsv(text, restaurant)).toEqual({ error }));
});

const guest = {
  id: 'a',
  name: 'Anna',
  phoneNumber: '+1 415',
  visits: 2,
  lastVisit: '2026-11-01T19:00:00Z',
};

describe('writing a file of guests', () => {
  it('can be read back', () => {
    const csv = guestsToCsv([guest, { ...guest, name: 'O"Neill, Ben', lastVisit: null }], restaurant);
    expect(csv.split('\r\n')[0]).toBe('Name,Phone Number,Visits,Last Visit');
    expect(readGuestCsv(csv, restaurant)).toMatchObject({
      guests: [
        { name: 'Anna', phoneNumber: '+1 415', visits: 2 },
        { name: 'O"Neill, Ben', visits: 2 },
      ],
    });
  });

  it('does not let a spreadsheet run a name as a formula', () => {
    expect(guestsToCsv([{ ...guest, name: '=HYPERLINK("x)' }], restaurant)).toContain("'=HYPERLINK");
  });
});

describe('a last visit', () => {
  // The test runner's own time zone is none of these.
  it.each(['America/Los_Angeles', 'Europe/Rome', 'Asia/Tokyo', 'Pacific/Kiritimati', 'UTC'])(
    'stays on its day in %s, however it is written, also after export and import',
    (there) => {
      for (const written of ['2026-11-01', '11/1/2026', 'Nov 1, 2026', '2026-11-01 23:30']) {
        const reading = readGuestCsv(`Name,Last Visit\nAnna,"${written}"`, { timezone: there });
        const lastVisit = 'guests' in reading ? (reading.guests[0]?.lastVisit ?? null) : null;
        expect([written, visitDate(lastVisit, { timezone: there })]).toEqual([written, 'Nov 1, 2026']);
        expect(guestsToCsv([{ ...guest, lastVisit }], { timezone: there })).toContain('2026-11-01');
      }
    },
  );

  it('with a time zone is an instant, and has the date in the restaurant’s time zone', () => {
    expect(readVisit('2026-11-02T03:00:00Z', zone)).toBe('2026-11-02T03:00:00.000Z');
    expect(visitDate('2026-11-02T03:00:00Z', restaurant)).toBe('Nov 1, 2026');
    expect(readVisit('n/a', zone)).toBeUndefined();
  });

  it('after midnight is on the evening before', () => {
    const lastVisit = '2026-11-02T08:30:00Z';
    expect(visitDate(lastVisit, restaurant)).toBe('Nov 1, 2026');
    expect(guestsToCsv([{ ...guest, lastVisit }], restaurant)).toContain('2026-11-01');
    expect(visitDate(lastVisit, { ...restaurant, serviceDayTurnsAt: '00:00' })).toBe('Nov 2, 2026');
  });

  it('skips blank rows, and still counts them in the row numbers', () => {
    expect(readGuestCsv('Name,Phone\nAda,\n\n , \n,12\nBo,\n', { timezone: 'UTC' })).toMatchObject({
      guests: [{ name: 'Ada' }, { name: 'Bo' }],
      issues: ['Row 5: Name is required but was empty'],
    });
  });

  it('distinguishes a file with blank rows from one without rows', () => {
    expect(readGuestCsv('Name\n \n', { timezone: 'UTC' })).toEqual({
      error: 'No valid guest data found in CSV file',
    });
    const none = { error: 'CSV file must contain at least a header row and one data row' };
    for (const text of ['', '\n', 'Name', 'Name\n', 'Name\r\n', ' \nAda'])
      expect(readGuestCsv(text, { timezone: 'UTC' })).toEqual(none);
  });
});
