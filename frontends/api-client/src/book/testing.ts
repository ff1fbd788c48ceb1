import type { Block } from './block';
import type { Evening, Table } from './evening';
import type { Party } from './party';

/** Friday, 20 November 2026, 7 PM in Rome. */
export const seven = Date.parse('2026-11-20T18:00:00Z');
export const minutes = (count: number): number => count * 60_000;

/** A party at 7 PM for a turn of 90 minutes, with defaults for the fields that a test does not set. */
export function party(more: Partial<Party> = {}): Party {
  const startsAt = more.startsAt ?? seven;
  return {
    id: 'p1',
    version: 1,
    name: 'Anna Rossi',
    size: 2,
    phone: '',
    notes: '',
    startsAt,
    stage: 'booked',
    isWalkIn: false,
    tableType: '',
    tables: ['1'],
    from: startsAt,
    until: startsAt + minutes(90),
    isPinned: false,
    collidesWith: [],
    blockedBy: [],
    area: '',
    steps: [],
    ...more,
  };
}

export const table = (number: string, seats = 2, area = ''): Table => ({
  number,
  type: 'TwoTop',
  seats,
  area,
  smallest: 1,
});

export const evening = (parties: readonly Party[], tables: readonly Table[] = [table('1')]): Evening => ({
  date: '2026-11-20',
  timezone: 'Europe/Rome',
  turnMinutes: 90,
  layoutId: '',
  tables,
  parties,
  sections: [],
  sectionsVersion: 0,
  combinations: [],
  pacingLimits: [],
  blocks: [],
});

/** A block of table 1 from 7 to 10 PM. */
export const block = (more: Partial<Block> = {}): Block => ({
  id: 'call:2026-11-20',
  date: '2026-11-20',
  dates: ['2026-11-20'],
  from: seven,
  until: seven + minutes(180),
  tables: ['1'],
  area: '',
  isEverything: false,
  reason: '',
  by: 'Sam Host',
  ...more,
});
