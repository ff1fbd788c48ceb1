import { readReservations } from './reservation';
import type { Reservation } from './reservation';
import { applyUpdate, startsWithin } from './reservation-updates';

/** A reservation at an instant, with defaults for all other fields. */
const reservation = (at: string, more: Partial<Reservation> = {}): Reservation => ({
  id: 'r1',
  name: 'Anna Rossi',
  guests: 2,
  notes: '',
  phoneNumber: '',
  at: Date.parse(at),
  status: 'active',
  assignedTableType: '',
  ...more,
});

const day = startsWithin({ start: '2026-11-21', end: '2026-11-21' }, 'Europe/Rome');
const dinner = reservation('2026-11-21T18:00:00Z', { id: 'dinner' });

describe('a live update', () => {
  it('adds what was created within the range, in the time zone of the list', () => {
    // 23:30 UTC on the 20th is half past midnight of the 21st in Rome.
    const fields = { id: 'new', reservation_time: '2026-11-20T23:30:00Z' };
    const next = applyUpdate([dinner], { type: 'created', reservation: fields }, day);
    expect(next.map(({ id }) => id)).toEqual(['dinner', 'new']);
  });

  it('leaves out what was created outside the range', () => {
    const list = [dinner];
    const fields = { id: 'new', reservation_time: '2026-11-21T23:30:00Z' };
    expect(applyUpdate(list, { type: 'created', reservation: fields }, day)).toBe(list);
  });

  it('adds a reservation once, however often its update arrives', () => {
    const fields = { id: 'dinner', reservation_time: '2026-11-21T18:00:00Z', name: 'Anna Rossi' };
    expect(applyUpdate([dinner], { type: 'created', reservation: fields }, day)).toHaveLength(1);
  });

  it('cancels and restores in place and keeps the fields that the update lacks', () => {
    const [canceled] = applyUpdate([dinner], { type: 'canceled', reservation: { id: 'dinner' } }, day);
    expect(canceled).toEqual({ ...dinner, status: 'canceled' });
    const restored = applyUpdate(
      [{ ...dinner, status: 'canceled' }],
      { type: 'updated', reservation: { id: 'dinner', status: 'active' } },
      day,
    );
    expect(restored).toEqual([dinner]);
  });

  it('removes what moved out of the range or was deleted', () => {
    const moved = { id: 'dinner', reservation_time: '2026-11-23T18:00:00Z' };
    expect(applyUpdate([dinner], { type: 'updated', reservation: moved }, day)).toEqual([]);
    expect(applyUpdate([dinner], { type: 'deleted', reservation: { id: 'dinner' } }, day)).toEqual([]);
  });
});

describe('the content of a list', () => {
  it('has defaults for missing fields, and leaves out entries without an id or a time', () => {
    expect(
      readReservations([{ id: 'a', reservation_time: '2026-11-21T18:00:00Z' }, { id: 'b' }, null]),
    ).toEqual([
      expect.objectContaining({
        id: 'a',
        name: 'Guest',
        guests: 1,
        notes: '',
        phoneNumber: '',
        status: 'active',
      }),
    ]);
  });

  it('has no phone number where an answer says N/A', () => {
    const anna = { id: 'a', reservation_time: '2026-11-21T18:00:00Z', phoneNumber: 'N/A' };
    expect(readReservations([anna])).toMatchObject([{ phoneNumber: '' }]);
  });

  it('is empty for an answer that is not a list', () => {
    expect(readReservations({ error: 'no' })).toEqual([]);
  });
});
