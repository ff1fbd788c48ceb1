import { reservation } from '../testing/parties';
import { withLocalTimes } from './local-party';

describe('the local start of a party', () => {
  const late = reservation('2026-11-21T23:30:00Z');

  it('gives date and minute in the zone', () => {
    expect(withLocalTimes([late], 'UTC')[0]).toMatchObject({ date: '2026-11-21', minute: 1410 });
    expect(withLocalTimes([late], 'Europe/Rome')[0]).toMatchObject({ date: '2026-11-22', minute: 30 });
  });

  it('returns unchanged parties as the same object, so that they are not rendered again', () => {
    const [first] = withLocalTimes([late], 'UTC');
    const [again, canceled] = withLocalTimes([late, { ...late, stage: 'canceled' }], 'UTC');
    expect(again).toBe(first);
    expect(canceled).toMatchObject({ stage: 'canceled' });
  });
});
