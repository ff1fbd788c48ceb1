// cspell:ignore Byrne
import { guestsToCsv, readGuestCsv } from './guest-csv';
import { visitDate } from '../../lib/guests/visit-date';
import { nameOnlyNotes } from './name-only-rows';
import { readVisit } from './read-visit';

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
      notes: [],
      nameOnly: [],
      leftOut: [],
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

  // cspell:disable-next-line
  it.each(['Email', 'E-mail 1 - Value', 'Adresse e-mail', 'メールアドレス'])(
    'reads e-mails under %j',
    (header) => {
      expect(
        readGuestCsv(`Name,${header}\nAnna,mailto:anna@example.com\nBen,ben at home\nCleo,`, restaurant),
      ).toMatchObject({
        guests: [{ name: 'Anna', email: 'anna@example.com' }, { name: 'Ben' }, { name: 'Cleo' }],
        leftOut: ['Row 3: “ben at home” is not an e-mail address, and is left out'],
        columns: [{ field: 'name' }, { field: 'email' }],
      });
    },
  );

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
  phoneNumber: '+1 415 555 0100',
  visits: 2,
  lastVisit: '2026-11-01T19:00:00Z',
};

describe('writing a file of guests', () => {
  it('can be read back', () => {
    const csv = guestsToCsv([guest, { ...guest, name: 'O"Neill, Ben', lastVisit: null }], restaurant);
    expect(csv.split('\r\n')[0]).toBe('Name,Phone Number,Visits,Last Visit');
    const withMail = guestsToCsv([guest, { ...guest, email: 'anna@example.com' }], restaurant);
    expect(withMail.split('\r\n').map((line) => line.split(',').at(-1))).toEqual([
      'Email',
      '',
      'anna@example.com',
    ]);
    expect(readGuestCsv(csv, restaurant)).toMatchObject({
      guests: [
        { name: 'Anna', phoneNumber: '+1 415 555 0100', visits: 2 },
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

describe('a file as spreadsheets and other products write it', () => {
  const read = (text: string, country?: string, dayFirst?: boolean) => {
    const reading = readGuestCsv(text, { timezone: 'Europe/London', country }, { dayFirst });
    if ('error' in reading) throw new Error(reading.error);
    return reading;
  };

  it('says what becomes of rows with a name only', () => {
    const { guests, notes, nameOnly } = read(
      [
        'Name,Phone,Email,Visits',
        'Pat Byrne,,,2',
        'Sean Murphy,,,9',
        'pat  BYRNE,,,5',
        'Sean Murphy,086 111 2222,,1',
        'Sean Murphy,,sean@example.com,1',
        'Ada,086 111 3333,,1',
      ].join('\n'),
    );
    expect(notes).toEqual([
      'Rows 2, 4 have only the name Pat Byrne, and become one guest.',
      'Row 3 has only the name Sean Murphy, which several guests of this file have, and becomes a guest of its own.',
    ]);
    expect(nameOnlyNotes(nameOnly, undefined)).toEqual([
      'Rows 2, 4 have neither a phone number nor an e-mail. Each updates the guest of its name if you have exactly one, and becomes a new guest if you have none or several.',
    ]);
    expect(nameOnlyNotes(nameOnly, [true, true])).toEqual([
      'Rows 2, 4 have only a name, and update the guests of these names.',
    ]);
    expect(nameOnlyNotes(nameOnly, [false, true])).toEqual([
      'Row 4 has only a name, and updates the guest of this name.',
      'Row 2 has only a name, which none or several of your guests have, and becomes a new guest.',
    ]);
    expect(nameOnlyNotes([], undefined)).toEqual([]);
    expect(guests.at(-1)).toEqual({ name: 'Sean Murphy', visits: 9 });
    expect(read('Name,Phone\nAda,086 111 3333\nAda,086 111 4444').notes).toEqual([]);
  });

  it('takes a column under another name for the field that it is assigned to', () => {
    const text = 'Name,Handset,Stays\nAda,086 111 3333,4';
    const restaurant = { timezone: 'Europe/London' };
    expect(readGuestCsv(text, restaurant)).toMatchObject({ guests: [{ name: 'Ada' }] });
    const assigned = new Map([
      [1, 'phoneNumber'],
      [2, 'visits'],
    ] as const);
    expect(readGuestCsv(text, restaurant, { assigned })).toMatchObject({
      guests: [{ name: 'Ada', phoneNumber: '086 111 3333', visits: 4 }],
      columns: [{ field: 'name' }, { field: 'phoneNumber' }, { field: 'visits' }],
    });
  });

  // cspell:disable
  it.each([
    ['First Name,Last Name,Mobile Phone\nGrace,Hopper,+1 202 555 0143', 'Grace Hopper'],
    ['Surname,Forename,Telephone Number\nHopper,Grace,+1 202 555 0143', 'Grace Hopper'],
    [
      'Name,Given Name,Family Name,Phone 1 - Value\nGrace Hopper,Grace,Hopper,+1 202 555 0143',
      'Grace Hopper',
    ],
    ['full_name,phone_number\nGrace Hopper,+1 202 555 0143', 'Grace Hopper'],
    ['Guest,Tel.\nGrace Hopper,+1 202 555 0143', 'Grace Hopper'],
    ['Nom;Téléphone\nGrace Hopper;+1 202 555 0143', 'Grace Hopper'],
    ['Nom;Prénom;Téléphone\nHopper;Grace;+1 202 555 0143', 'Grace Hopper'],
    ['Nombre;Apellidos;Teléfono\nGrace;Hopper;+1 202 555 0143', 'Grace Hopper'],
    ['Vorname;Nachname;Telefon\nGrace;Hopper;+1 202 555 0143', 'Grace Hopper'],
    ['名前,電話番号\nGrace Hopper,+1 202 555 0143', 'Grace Hopper'],
    ['الاسم,رقم الهاتف\nGrace Hopper,+1 202 555 0143', 'Grace Hopper'],
    ['sep=;\nName;Phone\nGrace Hopper;+1 202 555 0143', 'Grace Hopper'],
    ['Our guests\n\nName,Phone\nGrace Hopper,+1 202 555 0143', 'Grace Hopper'],
  ])('%j', (text, name) => {
    expect(read(text).guests).toEqual([{ name, phoneNumber: '+1 202 555 0143' }]);
  });

  it('counts visits and reads dates under German names', () => {
    expect(read('Name;Besuche;Letzter Besuch\nAnna;3;05.06.2026').guests).toEqual([
      { name: 'Anna', visits: 3, lastVisit: '2026-06-05T11:00:00.000Z' },
    ]);
  });

  // cspell:enable

  it('counts the rows of the file, a title line included', () => {
    expect(read('Guests\nName,Phone\nAnna,\n,12345').issues).toEqual([
      'Row 4: Name is required but was empty',
    ]);
  });

  it('says which values are left out, and keeps the guests', () => {
    const csv =
      'Name,Phone,Visits,Last Visit\nAnn,4.47911E+11,two,soon\nBo,call home,,31/02/2026\nCy,123,3,n/a\nDi,07400 123459 / 07400 123460,,';
    const { guests, leftOut } = read(csv, 'GB');
    expect(guests).toEqual([{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy', visits: 3 }, { name: 'Di' }]);
    expect(leftOut).toEqual([
      'Row 2: “4.47911E+11” is not a phone number, and is left out',
      'Row 2: “two” is not a number of visits, and is left out',
      'Row 2: “soon” is not a date, and is left out',
      'Row 3: “call home” is not a phone number, and is left out',
      'Row 3: “31/02/2026” is not a date, and is left out',
      'Row 4: “123” is not a phone number, and is left out',
      'Row 5: “07400 123459 / 07400 123460” is not a phone number, and is left out',
    ]);
  });

  it.each(['+353 (0) 86 123 45 67', '０９０-１２３４-５６７８', '٠٥٠١٢٣٤٥٦٧'])(
    'keeps the phone number %s',
    (phone) =>
      expect(read(`Name,Phone\nAnna,${phone}`).guests).toEqual([{ name: 'Anna', phoneNumber: phone }]),
  );

  it('refuses a file with a quotation mark that is not closed, and names its row', () => {
    const text = 'Name,Phone\nAnna,12345\n"Ben,12346\nCy,12347\n';
    expect(readGuestCsv(text, restaurant)).toEqual({
      error: expect.stringMatching(/^Row \d: a quotation mark is not closed/),
    });
  });

  it('reads what an export wrote for a name that looks like a formula', () => {
    expect(read(guestsToCsv([{ ...guest, name: '=SUM Ltd' }], restaurant)).guests[0]?.name).toBe('=SUM Ltd');
  });

  describe('the order of day and month', () => {
    const june = '2026-06-05T11:00:00.000Z';
    const may = '2026-05-06T11:00:00.000Z';
    const visit = (text: string, country?: string, dayFirst?: boolean) => {
      const { guests, assumedDayFirst } = read(`Name,Last Visit\nAnn,${text}`, country, dayFirst);
      return [guests[0]?.lastVisit, assumedDayFirst];
    };

    it('is that of the country, and can be chosen', () => {
      expect(visit('05/06/2026', 'GB')).toEqual([june, true]);
      expect(visit('05/06/2026', 'US')).toEqual([may, false]);
      expect(visit('05/06/26')).toEqual([may, false]);
      expect(visit('05/06/2026', 'GB', false)).toEqual([may, false]);
    });

    it('is what another date of the file shows', () => {
      expect(visit('05/06/2026\nBo,13/06/2026', 'US')).toEqual([june, undefined]);
      expect(visit('05/06/2026\nBo,06/13/2026', 'GB')).toEqual([may, undefined]);
      expect(visit('05.06.26', 'US')).toEqual([june, undefined]);
      expect(visit('2026-06-05', 'US')).toEqual([june, undefined]);
    });
  });
});
