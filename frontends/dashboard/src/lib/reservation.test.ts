import { reservation } from '../testing/reservations';
import { placeAll } from './reservation';

describe('placing reservations by a time zone', () => {
  const late = reservation('2026-11-21T23:30:00Z');

  it('gives date and minute in the zone', () => {
    expect(placeAll([late], 'UTC')[0]).toMatchObject({ date: '2026-11-21', minute: 1410 });
    expect(placeAll([late], 'Europe/Rome')[0]).toMatchObject({ date: '2026-11-22', minute: 30 });
  });

  it('returns unchanged reservations as the same object, so that they are not rendered again', () => {
    const [first] = placeAll([late], 'UTC');
    const [again, canceled] = placeAll([late, { ...late, status: 'canceled' }], 'UTC');
    expect(again).toBe(first);
    expect(canceled).toMatchObject({ status: 'canceled' });
  });
});
