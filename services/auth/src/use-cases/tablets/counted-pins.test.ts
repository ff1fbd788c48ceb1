import { isRefusal } from '@tablewell/chassis/refusal';
import type { Session } from '../../domain/session';
import type { SharedTablet } from '../../domain/shared-tablet';
import type { Ports } from '../../ports';
import { countedPin } from './counted-pins';

const noon = new Date('2026-11-20T12:00:00Z');
const dayBefore = new Date(noon.getTime() - 86_400_000);
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

let now: Date;
let counts: Map<string, number>;
/** Why tablets were changed, each with its event. */
let recorded: string[];
beforeEach(() => {
  now = noon;
  counts = new Map();
  recorded = [];
});

/** The outcome of a PIN at a tablet of “r1” that was set up by `by`; a PIN of `right` is somebody's. */
async function enter(tabletId: string, isRight = false, { by = 'ada', setAt = dayBefore } = {}) {
  const add = (key: string, more: number) => counts.set(key, (counts.get(key) ?? 0) + more).get(key);
  const ports = {
    clock: () => now,
    newId: () => 'm2',
    sessions: { changeTablet: async () => true },
    eventFactory: {
      tabletChanged: (_session: Session, { id }: SharedTablet, what: string) =>
        void recorded.push(`${id} ${what}`),
    },
    wrongTries: {
      count: async (key: string) => add(key, 1),
      giveBack: async (key: string) => void add(key, -1),
    },
  } as unknown as Ports;
  const session = { id: `session-${tabletId}`, userId: by } as Session;
  const tablet = { id: tabletId, mark: 'm1', restaurantId: 'r1', setAt } as SharedTablet;
  const found = await countedPin(ports, { session, tablet }, async () =>
    isRight ? { userId: 'kim' } : undefined,
  );
  return isRefusal(found) ? `${found.code}: ${found.fields[0]?.message ?? found.message}` : found.userId;
}

const wrong = 'wrong-pin: Nobody here has this PIN';
const closedFor = (time: string) =>
  `too-many-pins: Too many wrong PINs at this tablet. It takes the next one in ${time}.`;

/** Enters so many wrong PINs, each in a quarter of an hour of its own. */
async function guess(tabletId: string, tries: number, set?: { by?: string; setAt?: Date }) {
  for (let each = 0; each < tries; each++) {
    expect(await enter(tabletId, false, set)).toBe(wrong);
    now = new Date(now.getTime() + 15 * 60_000);
  }
}

describe('wrong PINs', () => {
  test('are five in a quarter of an hour at a tablet, which says how long to wait', async () => {
    for (let tries = 0; tries < 5; tries++) expect(await enter('t1')).toBe(wrong);
    now = later(5);
    expect(await enter('t1', true)).toBe(closedFor('10 minutes'));
    expect(await enter('t2', true)).toBe('kim');
    now = later(15);
    expect(await enter('t1', true)).toBe('kim');
  });

  test('are ten a day in UTC at a tablet, and the tenth is recorded', async () => {
    await guess('t1', 9);
    expect(recorded).toEqual([]);
    await guess('t1', 1);
    expect(recorded).toEqual(['t1 pins-refused']);
    // Ten quarters of an hour after noon it is half past two.
    expect(await enter('t1', true)).toBe(closedFor('10 hours'));
    now = new Date('2026-11-21T00:00:00Z');
    expect(await enter('t1', true)).toBe('kim');
  });

  test('are forty a day at the tablets of a restaurant, and then the first three of each one', async () => {
    for (const tablet of ['t1', 't2', 't3', 't4']) await guess(tablet, 10);
    await guess('t5', 3);
    expect(await enter('t5', true)).toMatch(/^too-many-pins/);
    expect(await enter('t6', true)).toBe('kim');
  });

  test('are twenty a day at the tablets that one person set up within a day, and the last is recorded', async () => {
    const set = { by: 'eve', setAt: noon };
    await guess('t1', 9, set);
    await guess('t2', 9, set);
    await guess('t3', 1, set);
    expect(recorded).toEqual([]);
    await guess('t4', 1, set);
    expect(recorded).toEqual(['t4 pins-refused']);
    expect(await enter('t5', true, set)).toMatch(/^too-many-pins/);
    expect(await enter('t6', true, { by: 'ada', setAt: noon })).toBe('kim');
    expect(await enter('t7', true)).toBe('kim');
  });

  test('are not made fewer by right ones, which use up nothing', async () => {
    for (let tries = 0; tries < 4; tries++) expect(await enter('t1')).toBe(wrong);
    for (let tries = 0; tries < 12; tries++) expect(await enter('t1', true)).toBe('kim');
    expect(await enter('t1')).toBe(wrong);
    expect(await enter('t1', true)).toMatch(/^too-many-pins/);
  });
});
