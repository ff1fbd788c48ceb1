import { silentLogger } from '@tablewell/chassis/ops';
import { type PersonalReservation, purge, type Purge, type RetainedData } from './purge';

const now = new Date('2026-11-30T12:00:00Z');
const day = 86_400_000;

/** Reservations by their times, as the store has them. */
function retained(times: Readonly<Record<string, Date>>) {
  const purged: Purge[] = [];
  const removedBefore: string[] = [];
  const data: RetainedData = {
    dueForPurge: async (before) =>
      Object.entries(times)
        .filter(([id, at]) => at < before && !purged.some((each) => each.id === id))
        .map(([id]): PersonalReservation => ({
          ...{ id, version: 3, name: 'Ada', isCounted: true },
          fullUrl: 'https://ada.example/menu?guest=ada@x.com#table',
        })),
    purge: async (due) => purged.push(...due),
    uncountedDates: async () => [],
    ofDate: async () => [],
    waitsOfDate: async () => [],
    markCounted: async () => 0,
    removeDays: async (before) => {
      removedBefore.push(before);
      return 0;
    },
  };
  const byDate = { removeBefore: async () => 0 };
  const kept = { keep: async () => undefined };
  const run = purge({
    ...{ data, sections: byDate, shiftNotes: byDate, counts: kept, reports: kept },
    ...{ clock: () => now, logger: silentLogger, retentionDays: 30 },
  });
  return { run, purged, removedBefore };
}

test('30 days after its time a reservation loses its personal data, and none before', async () => {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { run, purged, removedBefore } = retained({
    ...{ old: ago(30 * day + 1), young: ago(30 * day), ahead: new Date(now.getTime() + day) },
  });
  await run();
  expect(purged.map(({ id, version }) => [id, version])).toEqual([['old', 3]]);
  const [{ texts } = {}] = purged;
  expect(texts).toMatchObject({ name: '', phoneNumber: '', notes: '' });
  expect(JSON.stringify(texts)).not.toMatch(/ada@x\.com/i);
  // Whole days only once they have ended in every time zone.
  expect(removedBefore).toEqual(['2026-10-29']);
});
