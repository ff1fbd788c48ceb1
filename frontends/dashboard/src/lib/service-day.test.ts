import { placeInEvening, serviceDateAt } from './service-day';

const rome = { timezone: 'Europe/Rome', serviceDayTurnsAt: '05:00' };
const at = (time: string) => Date.parse(time);

describe('a start', () => {
  it('is on the evening before, after midnight at the restaurant', () => {
    expect(placeInEvening(at('2026-11-21T00:30:00+01:00'), 'Europe/Rome', rome)).toEqual({
      ...{ date: '2026-11-20', minute: 1470 },
    });
    expect(placeInEvening(at('2026-11-21T04:59:00+01:00'), 'Europe/Paris', rome).date).toBe('2026-11-20');
    expect(placeInEvening(at('2026-11-21T05:00:00+01:00'), 'Europe/Rome', rome)).toEqual({
      ...{ date: '2026-11-21', minute: 300 },
    });
    expect(serviceDateAt(at('2026-11-21T00:30:00+01:00'), rome)).toBe('2026-11-20');
  });

  it('is on the viewer’s date in another zone, together with the rest of its evening', () => {
    const shown = (time: string, zone: string) => placeInEvening(at(time), zone, rome);
    expect(shown('2026-11-20T19:30:00Z', 'America/New_York')).toEqual({ date: '2026-11-20', minute: 870 });
    expect(shown('2026-11-20T23:30:00Z', 'America/New_York')).toEqual({ date: '2026-11-20', minute: 1110 });
    expect(shown('2026-11-20T23:30:00Z', 'Asia/Tokyo')).toEqual({ date: '2026-11-21', minute: 510 });
    expect(shown('2026-11-20T19:30:00Z', 'Asia/Tokyo')).toEqual({ date: '2026-11-21', minute: 270 });
  });

  it('turns at five, if a gateway of the previous release does not say when', () => {
    const { date } = placeInEvening(at('2026-11-21T04:30:00Z'), 'UTC', { timezone: 'UTC' });
    expect(date).toBe('2026-11-20');
  });
});
