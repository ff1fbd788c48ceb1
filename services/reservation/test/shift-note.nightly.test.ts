import { eventually } from '@tablewell/chassis/testing';
import { type Evening, host, startEvening, today } from './evening-harness';
import { type EveningApi, outcomeOf } from './harness';

let running: Evening;
beforeAll(async () => (running = await startEvening()));
afterAll(() => running?.stop());
beforeEach(() => running.clock.set(`${today}T18:00:00Z`));

const set = (id: string, text: string, base: number, localDate = today, api = running.evening) =>
  api.setShiftNote({ restaurantId: id, localDate, text, baseVersion: BigInt(base) }, host(id));
const shown = async (id: string, localDate = today) =>
  (await running.evening.getEvening({ restaurantId: id, localDate }, host(id))).evening?.shiftNote;
const stored = () => running.connection.collection<{ _id: string; restaurantId: string }>('shift_notes');

test('the note of an evening is shown on its date, with who wrote it and when', async () => {
  const id = await running.open();
  expect(await shown(id)).toBeUndefined();
  expect(await set(id, ' No oysters tonight\nThe critic comes ', 0)).toMatchObject({ note: { version: 1n } });
  const note = await shown(id);
  expect(note).toMatchObject({ text: 'No oysters tonight\nThe critic comes', version: 1n });
  expect(note?.by).not.toBe('');
  expect(note?.writtenAt).toBeDefined();
  expect(await shown(id, '2026-11-25')).toBeUndefined();
  await set(id, '', 1);
  expect(await shown(id)).toMatchObject({ text: '', version: 2n });
});

test('a note based on an older version is refused, and a repeated one is not', async () => {
  const id = await running.open();
  await set(id, 'One', 0);
  await set(id, 'Two', 1);
  expect(await set(id, 'Two', 1)).toMatchObject({ note: { version: 2n } });
  expect(await outcomeOf(set(id, 'Three', 1))).toMatchObject({ code: 'changed-since' });
  expect(await outcomeOf(set(id, 'Three', 7))).toMatchObject({ code: 'changed-since' });
  const outcomes = await Promise.all(
    ['Ann', 'Ben'].map((text, index) =>
      outcomeOf(set(id, text, 0, '2026-11-21', running.evenings[index] as EveningApi)),
    ),
  );
  expect(outcomes.map(({ code }) => code).sort()).toEqual(['accepted', 'changed-since']);
});

test('a note that is too long or of no date is refused with the field’s name, and one by a stranger as well', async () => {
  const id = await running.open();
  expect(await outcomeOf(set(id, 'x'.repeat(1_001), 0))).toMatchObject({ fields: [{ field: 'text' }] });
  expect(await outcomeOf(set(id, 'x', 0, 'soon'))).toMatchObject({ fields: [{ field: 'localDate' }] });
  const request = { restaurantId: id, localDate: today, text: 'x', baseVersion: 0n };
  expect((await outcomeOf(running.evening.setShiftNote(request, host('other')))).code).not.toBe('accepted');
  expect(await shown(id)).toBeUndefined();
});

test('notes are deleted after the retention period and with their restaurant', async () => {
  const [old, gone] = [await running.open(), await running.open()];
  await set(old, 'Then', 0, '2026-10-01');
  await set(old, 'Now', 0);
  await set(gone, 'Now', 0);
  await eventually(async () => expect(await stored().countDocuments({ restaurantId: old })).toBe(1));
  await running.deleteRestaurant(gone);
  await eventually(async () => expect(await stored().countDocuments({ restaurantId: gone })).toBe(0));
});
