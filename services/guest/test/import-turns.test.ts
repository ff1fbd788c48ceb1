import { fixedClock } from '@tablewell/chassis/testing';
import { createEventFactory } from '../src/adapters/events/event-factory';
import type { Guests, PlannedStep } from '../src/ports';
import { importGuests } from '../src/use-cases/import-guests';
import { ownerOf } from './harness';

type ImportPorts = Parameters<typeof importGuests>[0];

const clock = fixedClock('2026-11-20T12:00:00Z');
const openEnd = new AbortController().signal;
let ids = 0;

/** A list without guests, whose batches are written by `write`. */
function portsOf(write: (batch: readonly PlannedStep[]) => Promise<unknown>): ImportPorts {
  const newId = () => `id-${++ids}`;
  const guests: Pick<Guests, 'candidates' | 'applyAll'> = {
    candidates: async () => [],
    applyAll: async (steps) => write(steps).then(() => new Set()),
  };
  return {
    guests: guests as Guests,
    countries: {
      of: async () => 'US',
      put: async () => {},
      movedClocks: async () => [],
      remove: async () => {},
    },
    eventFactory: createEventFactory(clock, newId),
    newId,
  };
}

const rows = (count: number, name = 'Guest') =>
  Array.from({ length: count }, (_, index) => ({ name: `${name} ${index}`, phoneNumber: '' }));

describe('an import', () => {
  test('stops at its deadline, and what it has written by then stays', async () => {
    const deadline = new AbortController();
    const written: number[] = [];
    const start = importGuests(
      portsOf(async (batch) => {
        written.push(batch.length);
        if (written.length === 2) deadline.abort(new Error('nobody waits any more'));
      }),
    );
    const late = start(ownerOf('r1'), 'r1', rows(1_000), deadline.signal);
    await expect(late).rejects.toThrow('nobody waits any more');
    expect(written).toEqual([250, 250]);
    // And it leaves its turn.
    expect(await start(ownerOf('r1'), 'r1', rows(1), openEnd)).toMatchObject({ created: 1 });
  });

  test('gets its turn after those of other restaurants, two at once', async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const start = importGuests(
      portsOf((batch) => {
        begun.push(batch[0]?.person.name ?? '');
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    const importing = (restaurantId: string, name: string) =>
      start(ownerOf(restaurantId), restaurantId, rows(1, name), openEnd);
    /** Once everything has gone on that can. */
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    const endFirst = async () => {
      ends.shift()?.();
      await settled();
    };
    const all = ['a', 'b'].map((id) => importing(id, `${id} first`));
    all.push(importing('a', 'a second'), importing('c', 'c first'));
    await settled();
    expect(begun).toEqual(['a first 0', 'b first 0']);
    // One list of a restaurant waits, and another one is sent again later.
    expect(await importing('a', 'a third')).toMatchObject({ kind: 'unavailable', code: 'busy' });
    await endFirst();
    expect(begun.slice(2)).toEqual(['c first 0']);
    await endFirst();
    expect(begun.slice(3)).toEqual(['a second 0']);
    while (ends.length > 0) await endFirst();
    expect(await Promise.all(all)).toMatchObject(all.map(() => ({ created: 1 })));
  });
});
