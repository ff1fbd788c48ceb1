import fc from 'fast-check';
import Papa from 'papaparse';
import { guestsToCsv, readGuestCsv } from './guest-csv';

const restaurant = { timezone: 'America/Los_Angeles' };
/** Any text that a name can be, including quotes, commas, line breaks and what a spreadsheet would run. */
const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replaceAll('\u0000', ''))
  .filter((text) => text.trim() !== '');
const guests = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.oneof(
      names,
      names.map((name) => `=${name}`),
      names.map((name) => `a,"${name}"\r\nb`),
    ),
    phoneNumber: fc.constantFrom('', '+1 202 555 0143', '(202) 555-0143'),
    visits: fc.nat(500),
    lastVisit: fc.constantFrom('', '2026-03-08T20:00:00.000Z', '2026-11-01T09:30:00.000Z'),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('a guest list as a file', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(guests, (list) => {
        const reading = readGuestCsv(guestsToCsv(list as never, restaurant), restaurant);
        if ('error' in reading) throw new Error(reading.error);
        expect(reading.guests).toHaveLength(list.length);
        reading.guests.forEach((guest, index) => {
          const written = list[index];
          expect(guest.name.replace(/^'/, '')).toBe(written?.name.trim().replace(/^'/, ''));
          expect(guest.phoneNumber ?? '').toBe(written?.phoneNumber);
          expect(guest.visits).toBe(written?.visits);
        });
      }),
    );
  });

  it('has no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(guests, (list) => {
        const cells = Papa.parse<string[]>(guestsToCsv(list as never, restaurant)).data.flat();
        for (const cell of cells) expect(cell).not.toMatch(/^(?:[=@\t\r]|[+-](?![\d\s(]))/);
      }),
    );
  });
});
