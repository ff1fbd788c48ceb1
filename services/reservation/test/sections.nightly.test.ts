import { eventually } from '@tablewell/chassis/testing';
import { type Evening, host, startEvening, today } from './evening-harness';
import { type EveningApi, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T18:00:00Z`));

const kim = { server: 'Kim', tableNumbers: ['1', '2'] };
const lee = { server: 'Lee', tableNumbers: ['3'] };
const set = (id: string, sections: object[], base: number, localDate = today) =>
  running.evening.setSections({ restaurantId: id, localDate, sections, baseVersion: BigInt(base) }, host(id));
const shown = async (id: string, localDate = today) => {
  const { evening } = await running.evening.getEvening({ restaurantId: id, localDate }, host(id));
  return [evening?.sections.map(({ server }) => server), Number(evening?.sectionsVersion)];
};
const stored = () => running.connection.collection<{ _id: string; restaurantId: string }>('sections');

test('the sections of an evening are those of the last evening with sections, until they are set', async () => {
  const id = await running.open();
  expect(await shown(id)).toEqual([[], 0]);
  expect(await set(id, [kim, lee], 0)).toMatchObject({ version: 1n, sections: [kim, lee] });
  expect(await shown(id)).toEqual([['Kim', 'Lee'], 1]);
  expect(await shown(id, '2026-11-25')).toEqual([['Kim', 'Lee'], 0]);
  expect(await shown(id, '2026-11-19')).toEqual([[], 0]);
  await set(id, [lee], 0, '2026-11-25');
  expect(await shown(id, '2026-11-26')).toEqual([['Lee'], 0]);
  expect(await shown(id)).toEqual([['Kim', 'Lee'], 1]);
});

test('a change based on an older version is refused, and a repeated one is not', async () => {
  const id = await running.open();
  await set(id, [kim], 0);
  await set(id, [kim, lee], 1);
  expect(await set(id, [kim, lee], 1)).toMatchObject({ version: 2n });
  expect(await outcomeOf(set(id, [lee], 1))).toMatchObject({ code: 'changed-since' });
  const request = { restaurantId: id, localDate: '2026-11-21', baseVersion: 0n };
  const [one, two] = await Promise.all(
    ['Ann', 'Ben'].map((server, index) =>
      outcomeOf(
        (running.evenings[index] as EveningApi).setSections({ ...request, sections: [{ server }] }, host(id)),
      ),
    ),
  );
  expect([one?.code, two?.code].sort()).toEqual(['accepted', 'changed-since']);
});

test('invalid sections are refused with the field’s name', async () => {
  const id = await running.open();
  const refused = outcomeOf(set(id, [{ server: ' <> ', tableNumbers: ['99'] }], 0));
  expect(await refused).toMatchObject({
    fields: [{ field: 'sections[0].server' }, { field: 'sections[0].tableNumbers[0]' }],
  });
  expect(await outcomeOf(set(id, [], 0, 'soon'))).toMatchObject({ fields: [{ field: 'localDate' }] });
  expect(await outcomeOf(set(id, [], 7))).toMatchObject({ code: 'changed-since' });
});

test('sections are deleted after the retention period and with their restaurant', async () => {
  const [old, gone] = [await running.open(), await running.open()];
  await set(old, [kim], 0, '2026-10-01');
  await set(old, [lee], 0);
  await set(gone, [kim], 0);
  await eventually(async () => expect(await stored().countDocuments({ restaurantId: old })).toBe(1));
  await running.deleteRestaurant(gone);
  await eventually(async () => expect(await stored().countDocuments({ restaurantId: gone })).toBe(0));
});
