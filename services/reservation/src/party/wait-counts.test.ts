import { addWaits, countWaits, type CountedWait, noWaits } from './wait-counts';

const joinedAt = new Date('2026-11-20T19:00:00Z');
const after = (minutes: number) => new Date(joinedAt.getTime() + minutes * 60_000);
const quote = { from: 10, until: 20 };
const seated = (minutes: number, more: object = {}): CountedWait => ({
  ...{ status: 'active', progress: 'seated' },
  wait: { joinedAt, quote, seatedAt: after(minutes), ...more },
});
const left: CountedWait = { status: 'canceled', wait: { joinedAt, canceledAt: after(5) } };

test('waits count by how they ended against the first quote, and those without a quote only as ended', () => {
  const all = [seated(5), seated(15), seated(40), seated(40, { requotedAt: after(21) })];
  const without: CountedWait = { ...seated(15), wait: { joinedAt, seatedAt: after(15) } };
  expect(countWaits([...all, without, left])).toEqual({
    ...{ ended: 5, sooner: 1, within: 1, later: 2, left: 1, requoted: 1 },
  });
});

test('who still waits, was deleted, waits for a full start or never waited is not counted', () => {
  const others: CountedWait[] = [
    { status: 'active', progress: 'waiting', wait: { joinedAt, quote } },
    { ...seated(15), status: 'deleted' },
    seated(15, { forStart: true }),
    { status: 'active' },
  ];
  expect(countWaits(others)).toEqual(noWaits);
});

test('two dates add up to what their parties count as together', () => {
  const [one, other] = [
    [seated(5), left],
    [seated(15), seated(40)],
  ];
  expect(addWaits(countWaits(one), countWaits(other))).toEqual(countWaits([...one, ...other]));
});
