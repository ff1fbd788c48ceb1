import { guestsToCsv, readGuestCsv } from './guest-csv';

describe('reading a file of guests', () => {
  it('knows the columns by their other names, in any case and order', () => {
    expect(
      readGuestCsv('Mobile,FULL NAME,Total Visits,Last_Visit\n555-1234,"Rossi, Anna",3,2026-11-01'),
    ).toEqual({
      guests: [
        { name: 'Rossi, Anna', phoneNumber: '555-1234', visits: 3, lastVisit: '2026-11-01T00:00:00.000Z' },
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

  it('tells which columns it does not read: unknown ones, and the second of a kind', () => {
    expect(readGuestCsv('Name,Allergies,Full Name\nAnna,nuts,Anna Rossi')).toMatchObject({
      guests: [{ name: 'Anna' }],
      columns: [
        { header: 'Name', field: 'name' },
        { header: 'Allergies', field: undefined },
        { header: 'Full Name', field: undefined },
      ],
    });
  });

  it('skips rows without a name, and ignores visits and dates that are none', () => {
    expect(readGuestCsv('Name,Visits,Last Visit\nAnna,-1,n/a\n,4,\nBen,two,soon')).toMatchObject({
      guests: [{ name: 'Anna' }, { name: 'Ben' }],
      issues: ['Row 3: Name is required but was empty'],
    });
  });

  it.each([
    ['Name', 'CSV file must contain at least a header row and one data row'],
    ['', 'CSV file must contain at least a header row and one data row'],
    ['Phone\n555', "CSV must contain a 'Name' column (or similar: Guest Name, Full Name, etc.)"],
    ['Name,Phone\n,555', 'No valid guest data found in CSV file'],
  ])('refuses %j', (text, error) => expect(readGuestCsv(text)).toEqual({ error }));
});

describe('writing a file of guests', () => {
  const guest = {
    id: 'a',
    name: 'Anna',
    phoneNumber: '+1 415',
    visits: 2,
    lastVisit: '2026-11-01T19:00:00Z',
  };

  it('can be read back', () => {
    const csv = guestsToCsv([guest, { ...guest, name: 'O"Neill, Ben', lastVisit: null }]);
    expect(csv.split('\r\n')[0]).toBe('Name,Phone Number,Visits,Last Visit');
    expect(readGuestCsv(csv)).toMatchObject({
      guests: [
        { name: 'Anna', phoneNumber: '+1 415', visits: 2 },
        { name: 'O"Neill, Ben', visits: 2 },
      ],
    });
  });

  it('keeps a name from being run as a formula', () => {
    expect(guestsToCsv([{ ...guest, name: '=HYPERLINK("x")' }])).toContain("'=HYPERLINK");
  });
});
