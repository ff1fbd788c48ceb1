import { isRefusal } from '@tablewell/chassis/refusal';
import fc from 'fast-check';
import { type OnlinePause, paused, pauseStretch, refusePaused, resumed } from './online-pause';

const minuteMs = 60_000;
const at = (text: string) => new Date(text).getTime();
const seven = at('2026-11-20T18:00:00Z');
const pauseOf = (minutes: number, now = seven): OnlinePause =>
  paused(undefined, pauseStretch(minutes, now, 'Europe/Rome'), {
    stepId: 'step-1',
    by: 'Sam',
    restOfNight: minutes === 0,
  });

describe('a pause of online bookings', () => {
  it('states its end in the restaurant’s time', () => {
    const refusal = refusePaused(pauseOf(120), seven + 60 * minuteMs, 'Europe/Rome');
    expect(refusal).toMatchObject({ kind: 'conflict', code: 'online-bookings-paused' });
    expect(refusal?.message).toContain('Online bookings are paused until 9:00 PM.');
    expect(refusePaused(pauseOf(0), seven, 'Europe/Rome')?.message).toContain('for the rest of the night');
  });

  it.each([
    ['before midnight', '2026-11-20T18:00:00Z', '2026-11-21T04:00:00Z'],
    ['after midnight', '2026-11-20T23:30:00Z', '2026-11-21T04:00:00Z'],
    ['when the clocks go back', '2026-10-24T18:00:00Z', '2026-10-25T04:00:00Z'],
  ])('for the rest of the night lasts until 5 AM, %s', (_when, now, until) => {
    expect(pauseStretch(0, at(now), 'Europe/Rome').until).toBe(at(until));
  });

  it('refuses exactly the starts from its making until its end, and none after it was resumed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(30, 60, 120, 0),
        fc.integer({ min: -600, max: 1_200 }),
        fc.integer({ min: 0, max: 1_200 }),
        (minutes, offset, later) => {
          const pause = pauseOf(minutes);
          const start = seven + offset * minuteMs;
          const isWithin = start >= pause.from && start < pause.until;
          expect(isRefusal(refusePaused(pause, start, 'Europe/Rome'))).toBe(isWithin);
          const now = seven + later * minuteMs;
          const ended = resumed(pause, 'step-2', now) ?? pause;
          expect(ended.until).toBeLessThanOrEqual(Math.max(now, pause.from + 120 * minuteMs, pause.until));
          if (start >= now) expect(refusePaused(ended, start, 'Europe/Rome')).toBeUndefined();
        },
      ),
    );
  });

  it('is not resumed once it is over, and remembers the latest fifty changes', () => {
    expect(resumed(pauseOf(30), 'step-2', seven + 30 * minuteMs)).toBeUndefined();
    let pause = pauseOf(30);
    for (let step = 0; step < 80; step++)
      pause = paused(pause, pause, { stepId: `step-${step}`, by: 'Sam', restOfNight: false });
    expect(pause.steps).toHaveLength(50);
    expect(pause.steps.at(-1)).toBe('step-79');
  });
});
