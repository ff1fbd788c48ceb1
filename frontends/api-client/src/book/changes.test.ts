import { afterChange } from './changes';
import { party, seven } from './testing';

const listed = party({ version: 0, tables: [], startsAt: seven });
const always = () => true;
const known = (_party: unknown, isKnown: boolean) => isKnown;

describe('a live update of a reservation', () => {
  it('cancels and restores in place and keeps the fields that the update lacks', () => {
    const [canceled] = afterChange([listed], { type: 'canceled', reservation: { id: 'p1' } }, always);
    expect(canceled).toEqual({ ...listed, stage: 'canceled' });
    const restored = afterChange(
      [{ ...listed, stage: 'canceled' }],
      { type: 'updated', reservation: { id: 'p1', status: 'active' } },
      always,
    );
    expect(restored).toEqual([listed]);
  });

  it('leaves the tables and the progress of a party, whose stay moves with its time', () => {
    const seated = party({ stage: 'seated', tables: ['4'], version: 7 });
    const fields = { id: 'p1', status: 'active', notes: 'Late', reservation_time: '2026-11-20T18:30:00Z' };
    expect(afterChange([seated], { type: 'updated', reservation: fields }, always)).toEqual([
      {
        ...seated,
        notes: 'Late',
        startsAt: seven + 1_800_000,
        from: seated.from + 1_800_000,
        until: seated.until + 1_800_000,
      },
    ]);
  });

  it('takes away what the diner no longer states, if it is complete', () => {
    const stated = party({ email: 'anna@example.com', area: 'Terrace' });
    const after = (fields: object) =>
      afterChange([stated], { type: 'updated', reservation: { id: 'p1', ...fields } }, always)[0];
    expect(after({ notes: '', occasion: 'birthday' })).toEqual({ ...party(), occasion: 'birthday' });
    expect(after({ name: 'Ann' })).toEqual({ ...stated, name: 'Ann' });
  });

  it('answers a request', () => {
    const request = { expiresAt: seven, holdsTable: true };
    const asked = party({ stage: 'requested', requestState: 'pending', request });
    const fields = { id: 'p1', status: 'active', request: { state: 'accepted' } };
    expect(afterChange([asked], { type: 'updated', reservation: fields }, always)).toEqual([
      party({ requestState: 'accepted' }),
    ]);
  });

  it('adds a reservation once, however often its update arrives, and removes a deleted one', () => {
    const fields = { id: 'p1', reservation_time: '2026-11-20T18:00:00Z', name: 'Anna Rossi' };
    expect(afterChange([listed], { type: 'created', reservation: fields }, always)).toHaveLength(1);
    expect(afterChange([], { type: 'created', reservation: fields }, always)).toHaveLength(1);
    expect(afterChange([listed], { type: 'deleted', reservation: { id: 'p1' } }, always)).toEqual([]);
  });

  it('returns the same list if nothing in it changed', () => {
    const list = [listed];
    const other = { id: 'p2', reservation_time: '2026-11-21T18:00:00Z' };
    expect(afterChange(list, { type: 'created', reservation: other }, known)).toBe(list);
    expect(afterChange(list, { type: 'deleted', reservation: { id: 'p2' } }, known)).toBe(list);
  });
});

describe('a party as it is after a step', () => {
  it('replaces an earlier version and a published one, but no later one', () => {
    const seated = party({ version: 2, stage: 'seated', tables: ['3'] });
    expect(afterChange([listed], { party: seated }, known)).toEqual([seated]);
    expect(afterChange([party({ version: 1 })], { party: seated }, known)).toEqual([seated]);
    const later = [party({ version: 3 })];
    expect(afterChange(later, { party: seated }, known)).toBe(later);
  });
});
