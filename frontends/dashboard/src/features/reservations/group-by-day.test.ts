import { withLocalTimes } from '../../lib/local-party';
import { reservation } from '../../testing/parties';
import { groupByDay, summary } from './group-by-day';

it('groups by day in the viewer’s zone, with days and cards in order', () => {
  const late = reservation('2026-11-22T04:30:00Z', { id: 'late' });
  const early = reservation('2026-11-21T20:00:00Z', { id: 'early' });
  const next = reservation('2026-11-22T20:00:00Z', { id: 'next' });
  const days = groupByDay(withLocalTimes([next, late, early], 'America/New_York'));
  expect(days.map(({ date, reservations }) => [date, reservations.map(({ id }) => id)])).toEqual([
    ['2026-11-21', ['early', 'late']],
    ['2026-11-22', ['next']],
  ]);
});

it('counts reservations and guests, and canceled ones separately', () => {
  const at = '2026-11-21T20:00:00Z';
  const [one] = groupByDay(withLocalTimes([reservation(at, { id: 'a', size: 1 })], 'UTC'));
  expect(summary(one?.reservations ?? [])).toEqual(['1 reservation', '1 guest']);
  const list = ['a', 'b', 'c'].map((id) => reservation(at, { id, size: 3 }));
  const canceled = reservation(at, { id: 'd', size: 8, stage: 'canceled' });
  const [day] = groupByDay(withLocalTimes([...list, canceled], 'UTC'));
  expect(summary(day?.reservations ?? [])).toEqual(['3 reservations', '9 guests', '1 canceled']);
  expect(summary(withLocalTimes([canceled], 'UTC'))).toEqual(['0 reservations', '1 canceled']);
});
