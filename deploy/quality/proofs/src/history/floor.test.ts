import { checkFloor, type SeatedParty } from './floor';

const evening = '2026-11-27T';
let count = 0;

/** A party of two that holds tables from one hour to another. */
function party(from: string, until: string, tableNumbers: readonly string[]): SeatedParty {
  count += 1;
  const heldFrom = `${evening}${from}:00Z`;
  const heldUntil = `${evening}${until}:00Z`;
  return { id: `p${count}`, stage: 'STAGE_BOOKED', partySize: 2, tableNumbers, heldFrom, heldUntil };
}

const forDiners = ['1', '2', '3', '11', '12'];
const full = forDiners.map((table) => party('18:00', '19:30', [table]));
const checks = (parties: readonly SeatedParty[], removed: number) =>
  checkFloor('2026-11-27', parties, removed).map(({ check }) => check);

describe('the check of a floor', () => {
  it('may leave as many parties at a time without a table as tables were removed', () => {
    const late = party('19:30', '21:00', []);
    const others = forDiners.map((table) => party('19:30', '21:00', [table]));
    const parties = [...full, ...others, party('18:00', '19:30', []), late];
    expect(checks(parties, 1)).toEqual([]);
    expect(checks([...parties, party('18:30', '19:30', [])], 1)).toEqual(['no table']);
    expect(checks(parties, 0)).toEqual(['no table', 'no table']);
  });

  it('leaves no party without a table while one is free', () => {
    const [, ...others] = full;
    expect(checks([...others, party('18:00', '19:30', [])], 1)).toEqual(['no table']);
  });

  it('gives no table to two parties at once', () => {
    const [first] = full;
    expect(checks([...full, party('19:00', '20:00', ['1'])], 0)).toEqual(['table given twice']);
    expect(checks([first as SeatedParty, party('19:30', '21:00', ['1'])], 0)).toEqual([]);
  });
});
