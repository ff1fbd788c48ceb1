import { lateAnswerIn } from './late-answers';
import { lateQuestion } from './late-question';
import { answerIn } from './reminder-answers';

const minuteMs = 60_000;
/** 19:00 in New York. */
const seven = Date.parse('2026-01-08T00:00:00Z');
const settings = {
  timezone: 'America/New_York',
  reminders: [],
  quietHours: { from: 21 * 60, to: 8 * 60 },
  lateAfterMinutes: 15,
};
const minutesOf = (more: Partial<typeof settings>, startsAt = seven, late = 0) => {
  const question = lateQuestion({ ...settings, ...more }, startsAt, late);
  return question && [question.at - startsAt, question.expiresAt - startsAt].map((ms) => ms / minuteMs);
};

describe('a late party is asked', () => {
  test('after the grace time, counted from the time that it announced', () => {
    expect(minutesOf({})).toEqual([15, 45]);
    expect(minutesOf({ lateAfterMinutes: 60 })).toEqual([60, 90]);
    expect(minutesOf({}, seven, 20)).toEqual([35, 65]);
  });

  test('never if the owner did not choose it, and not in quiet hours', () => {
    const { lateAfterMinutes: _, ...off } = settings;
    expect(lateQuestion(off, seven, 0)).toBeUndefined();
    expect(minutesOf({}, seven + 105 * minuteMs)).toBeUndefined();
    expect(minutesOf({}, seven + 104 * minuteMs)).toEqual([15, 16]);
    expect(minutesOf({ quietHours: { from: 0, to: 0 } }, seven + 105 * minuteMs)).toEqual([15, 45]);
  });
});

test.each([
  ['10', 10],
  [' 20. ', 20],
  ['20 min', 20],
  ['30 Minutes!', 30],
  ['20 mins', 20],
  ['10分', 10],
  // cspell:disable-next-line
  ['٢٠ دقيقة', 20],
])('%j says in how many minutes a party comes', (text, minutes) => {
  expect(lateAnswerIn(text)).toEqual({ kind: 'late', minutes });
});

test('9 says that a late party does not come; what reminders ask for stays theirs', () => {
  expect(lateAnswerIn('9')).toEqual({ kind: 'cancel' });
  for (const text of ['1', '11', '19', '21', '29', '12', 'YES', '15', '20 people', '20 minutes late', '100'])
    expect(lateAnswerIn(text)).toBeUndefined();
  for (const text of ['10', '20', '30']) expect(answerIn(text)).toBeUndefined();
});
