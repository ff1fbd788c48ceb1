import { testRestaurant } from '../testing/test-restaurant';
import { type BlockDraft, blockOn, draftProblems } from './block-draft';

const draft: BlockDraft = {
  dates: ['2026-03-28'],
  fromMinute: 23 * 60,
  untilMinute: 25 * 60,
  tableNumbers: [],
  area: '',
  reason: '',
};
const now = Date.parse('2026-03-28T12:00:00Z');

// In the spring, the clocks of Nuuk go from 23:00 to midnight.
const nuuk = testRestaurant({ timezone: 'America/Nuuk' });
const made = { stepId: 'call', by: 'Sam', madeAt: now, timezone: nuuk.timezone };

test('a block from an hour that a clock change skips begins when the hour would', () => {
  expect(draftProblems(draft, nuuk, now)).toEqual([]);
  expect(blockOn(draft, '2026-03-28', made)).toMatchObject({
    from: Date.parse('2026-03-29T01:00:00Z'),
    until: Date.parse('2026-03-29T02:00:00Z'),
  });
});

test('a block until an hour that a clock change skips ends when the hour would', () => {
  const evening = { ...draft, fromMinute: 22 * 60, untilMinute: 23 * 60 };
  expect(blockOn(evening, '2026-03-28', made).until).toBe(Date.parse('2026-03-29T01:00:00Z'));
});

test('a block within the skipped hour is refused, because it has no length', () => {
  const within = { ...draft, fromMinute: 23 * 60, untilMinute: 24 * 60 };
  expect(draftProblems(within, nuuk, now).map(({ field }) => field)).toEqual(['localDates[0]']);
});

test.each([NaN, Infinity, 1_410.5])('an end of %d minutes is refused', (untilMinute) => {
  const fields = draftProblems({ ...draft, untilMinute }, testRestaurant(), now).map(({ field }) => field);
  expect(fields).toContain('untilMinute');
});
