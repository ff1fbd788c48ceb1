import { today } from './evening-harness';
import { bookingAt, outcomeOf } from './harness';
import { type FloorEvening, plan, startFloorEvening, table } from './floor-harness';

let running: FloorEvening;
beforeAll(async () => (running = await startFloorEvening()));
afterAll(() => running?.stop());

const numbersOf = async (id: string) => (await running.evening(id)).tables.map(({ number }) => number);
const layoutInService = (id: string, layoutVersion: number, ...numbers: string[]) => ({
  layoutId: running.layoutOf(id),
  layoutVersion: BigInt(layoutVersion),
  floor: { tables: numbers.map((number) => table(number, 2)) },
});
const floor = (...numbers: string[]) => ({ tables: numbers.map((number) => table(number, 2)) });
/** Waits for a version of the layout as the gateway does after a save. */
const awaited = (id: string, layoutVersion: number) =>
  running.api.awaitRestaurant({
    restaurantId: id,
    version: 0n,
    layoutId: running.layoutOf(id),
    layoutVersion: BigInt(layoutVersion),
  });

describe('the newest floor of the layout in service is booked on', () => {
  test('once a save is published, at whichever process', async () => {
    const id = await running.openWithPlan(floor('1'));
    await running.book(id, '20:00');
    await running.publishLayout(id, running.layoutOf(id), 2, floor('1', '2'));
    expect((await awaited(id, 2)).inForce).toBe(true);
    const other = running.apis[1]!;
    expect(await outcomeOf(other.book(bookingAt(id, `${today}T20:00`)))).toMatchObject({ code: 'accepted' });
    expect(await numbersOf(id)).toEqual(['1', '2']);
  });

  test('also if its save was published before it was put in service', async () => {
    const id = await running.openWithPlan(floor('1'));
    await running.returnToCounts(id);
    await running.publishLayout(id, running.layoutOf(id), 5, floor('5'));
    await running.publishRestaurant(id, { layoutInService: layoutInService(id, 4, '4') });
    expect(await numbersOf(id)).toEqual(['5']);
  });

  test('and no older one, whichever event comes late', async () => {
    const id = await running.openWithPlan(floor('1'));
    await running.publishLayout(id, running.layoutOf(id), 3, floor('3'));
    await awaited(id, 3);
    await running.publishLayout(id, running.layoutOf(id), 2, floor('2'));
    await running.publishRestaurant(id, { layoutInService: layoutInService(id, 2, '2') });
    expect(await numbersOf(id)).toEqual(['3']);
    const old = 1n;
    await running.publishVersion(id, old, { layoutInService: { layoutId: '' } });
    await running.publishRestaurant(id, { layoutInService: layoutInService(id, 2, '2') });
    expect(await numbersOf(id)).toEqual(['3']);
  });

  test('and not that of another layout', async () => {
    const id = await running.openWithPlan(floor('1'));
    await running.publishLayout(id, `${id}-terrace`, 9, floor('9'));
    await running.publishLayout(id, running.layoutOf(id), 2, floor('2'));
    await awaited(id, 2);
    expect(await numbersOf(id)).toEqual(['2']);
  });

  test('while the newest version cannot be booked, the last bookable one is used', async () => {
    const id = await running.openWithPlan(floor('1'));
    await running.publishLayout(id, running.layoutOf(id), 2);
    await running.publishRestaurant(id, {
      layoutInService: { layoutId: running.layoutOf(id), layoutVersion: 2n },
    });
    expect(await numbersOf(id)).toEqual(['1']);
  });
});

test('after a crash between the floor and the rules, the redelivered event completes them', async () => {
  const id = await running.openWithPlan(floor('1'));
  // The state after the crash of the handler: only the layout's floor was written.
  const stored = JSON.stringify({
    tables: [{ number: '2', type: 'TwoTop', smallest: 1, largest: 2, audience: 'everyone', priority: 0 }],
    combinations: [],
  });
  await running.connection
    .collection<{ _id: string }>('layout_floors')
    .updateOne({ _id: running.layoutOf(id) }, { $set: { version: 2, floor: stored } });
  await running.publishLayout(id, running.layoutOf(id), 2, floor('2'));
  expect((await awaited(id, 2)).inForce).toBe(true);
  expect(await numbersOf(id)).toEqual(['2']);
});

test('waiting for a layout that is not in service ends at the deadline', async () => {
  const id = await running.openWithPlan(plan);
  await running.returnToCounts(id);
  const request = { restaurantId: id, version: 0n, layoutId: running.layoutOf(id), layoutVersion: 9n };
  await expect(running.api.awaitRestaurant(request, { timeoutMs: 300 })).rejects.toThrow('deadline_exceeded');
});
