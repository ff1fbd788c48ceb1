import { toStart } from './when';

test.each([
  ['America/New_York', '2026-11-01T05:30:00Z', 90],
  ['America/New_York', '2026-11-01T06:30:00Z', 90],
  ['Australia/Lord_Howe', '2026-04-04T15:15:00Z', 105],
])('an instant in %s stays that instant, even if the clock shows it twice: %s', (zone, iso, minute) => {
  const instant = Date.parse(iso);
  expect(toStart({ instant }, zone)).toMatchObject({ minute, instant });
});

test('a local time names no instant, and the seconds of an instant are dropped', () => {
  expect(toStart({ local: '2026-11-01T01:30' }, 'America/New_York')).toEqual({
    date: '2026-11-01',
    minute: 90,
  });
  const instant = Date.parse('2026-12-01T18:00:00Z');
  expect(toStart({ instant: instant + 59_999 }, 'UTC')).toEqual({
    date: '2026-12-01',
    minute: 1_080,
    instant,
  });
});

test('an invalid time is refused', () => {
  expect(toStart({ local: '2026-02-30T18:00' }, 'UTC')).toMatchObject({ kind: 'invalid' });
});
