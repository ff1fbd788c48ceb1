import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Party {
  readonly time: string;
  readonly partySize: number;
  readonly name: string;
  readonly notes: string;
  readonly dietary: readonly string[];
}

type Call = readonly [name: string, ...args: readonly unknown[]];

/** Calls plain modules of the demo. */
function demoAll<T>(calls: readonly Call[]): T[] {
  const env = { ...process.env, CALLS: JSON.stringify(calls) };
  return JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'fixtures/evenings.mjs')], { env }).toString(),
  ) as T[];
}
const demo = <T>(...call: Call): T => demoAll<T>([call])[0] as T;

const friday = ['2026-11-27', 5] as const;

test('a date always has the same parties', () => {
  expect(demo('partiesOf', ...friday)).toEqual(demo('partiesOf', ...friday));
  expect(demo('partiesOf', ...friday)).not.toEqual(demo('partiesOf', '2026-12-04', 5));
});

test('the coming Friday has VIPs, allergies and far more parties than another day', () => {
  const full = demo<Party[]>('partiesOf', ...friday, { isFull: true });
  expect(full.length).toBeGreaterThan(1.5 * demo<Party[]>('partiesOf', '2026-11-25', 3).length);
  expect(full.some(({ notes }) => notes.includes('VIP'))).toBe(true);
  expect(full.some(({ dietary }) => dietary.some((need) => need.includes('allergy')))).toBe(true);
});

test.each([9, 12, 15, 18, 21])('at %i o’clock, parties sit, wait, are late and have left', (hour) => {
  const now = hour * 60 + 10;
  const parties = demo<Party[]>('partiesOf', '2026-11-25', 3, { around: now });
  const begun = parties.flatMap(({ time }) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes <= now ? [hours * 60 + minutes] : [];
  });
  const taken = demoAll<{ step: string; minute: number }[]>(
    begun.map((start, index) => ['stepsUntil', start, now, index]),
  );
  for (const { minute } of taken.flat()) expect(minute).toBeLessThanOrEqual(now);
  const stages = taken.map((steps) => steps.at(-1)?.step ?? 'LATE');
  for (const stage of ['SEAT', 'ARRIVE', 'LATE']) expect(stages).toContain(stage);
});

test.each([
  ['by day, the restaurant is where the machine is', '2026-11-25T12:00:00Z', 'Europe/Rome'],
  ['until late, too', '2026-11-25T20:30:00Z', 'Europe/Rome'],
])('%s', (_what, now, own) => {
  expect(demo('zoneOf', now, own)).toBe(own);
});

test.each(['2026-11-25T00:00:00Z', '2026-11-25T03:00:00Z', '2026-11-25T06:30:00Z'])(
  'at night, it is where the evening is (%s)',
  (now) => {
    const timeZone = demo<string>('zoneOf', now, 'UTC');
    const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(
      new Date(now),
    );
    expect(Number(hour)).toBeGreaterThanOrEqual(17);
    expect(Number(hour)).toBeLessThanOrEqual(21);
  },
);
