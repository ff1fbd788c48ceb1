import { silentLogger } from '@tablewell/chassis/ops';
import { type Countable, type DailyCounts, onServiceDays } from '../../domain/reservation/daily-counts';
import { purge } from './purge';

const remains: readonly (Countable & { purged: boolean })[] = [30, 1140].map((minute) => ({
  ...{ status: 'active', partySize: 2, minute, source: 'direct', fullUrl: '', purged: true },
}));
/** As an earlier release counted them. */
const counted = {
  restaurantId: 'r',
  date: '2026-11-21',
  reservations: 2,
  covers: 4,
  canceled: 0,
  sources: [],
};

/** Runs the purge over a stored date, of which these remains exist. */
async function countsAfterPurge(stored: DailyCounts, left: typeof remains): Promise<DailyCounts> {
  let counts = stored;
  const nothing = { removeBefore: async () => 0 };
  await purge({
    data: {
      dueForPurge: async () => [],
      purge: async () => 0,
      uncountedDates: async () => [],
      ofDate: async () => [...left],
      markCounted: async () => 0,
      removeDays: async () => 0,
    },
    sections: nothing,
    shiftNotes: nothing,
    counts: {
      keep: async () => undefined,
      withoutMorning: async () => (counts.morning ? [] : [counts]),
      addMorning: async (_date, morning) => void (counts = { ...counts, morning }),
    },
    clock: () => new Date('2026-12-30T12:00:00Z'),
    logger: silentLogger,
    retentionDays: 30,
  })();
  return counts;
}

describe('counts of an earlier release', () => {
  test('get the parts of the morning from what remains of their reservations', async () => {
    const counts = await countsAfterPurge(counted, remains);
    expect(onServiceDays([counts], 300)).toMatchObject([
      { date: '2026-11-20', reservations: 1, covers: 2 },
      { date: '2026-11-21', reservations: 1, covers: 2 },
    ]);
  });

  test('stay with their date where some of the reservations are deleted by now', async () => {
    const counts = await countsAfterPurge(counted, remains.slice(1));
    expect(counts.morning).toEqual([]);
    expect(onServiceDays([counts], 300)).toMatchObject([{ date: '2026-11-21', reservations: 2 }]);
  });
});
