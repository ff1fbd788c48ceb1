import { placeAll } from '../../lib/reservation';
import { reservation } from '../../testing/reservations';
import { countLabel, groupByDay } from './group-by-day';

it('groups by the day of the viewer’s zone, days and cards in order', () => {
  const late = reservation('2026-11-22T04:30:00Z', { id: 'late' });
  const early = reservation('2026-11-21T20:00:00Z', { id: 'early' });
  const next = reservation('2026-11-22T20:00:00Z', { id: 'next' });
  const days = groupByDay(placeAll([next, late, early], 'America/New_York'));
  expect(days.map(({ date, reservations }) => [date, reservations.map(({ id }) => id)])).toEqual([
    ['2026-11-21', ['early', 'late']],
    ['2026-11-22', ['next']],
  ]);
});

it('counts one and many', () => {
  expect([countLabel(1), countLabel(2)]).toEqual(['1 reservation', '2 reservations']);
});
