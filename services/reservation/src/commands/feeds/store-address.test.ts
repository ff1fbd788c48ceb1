import { Refusal } from '@tablewell/chassis/refusal';
import { storeAddress } from './store-address';

const feed = { id: 'f', restaurantId: 'r', name: 'Kitchen', area: '', showsNames: false, madeBy: 'Kim' };
const made = { ...feed, createdAt: new Date() };
const maker = { actor: undefined, restaurantId: 'r' };

/** The maker may make calendars as often as `answers` says so, one look after the other. */
function ports(...answers: boolean[]) {
  const end = jest.fn(() => Promise.resolve());
  return { end, ports: { feeds: { end }, people: { mayMakeFeeds: async () => answers.shift() ?? false } } };
}

test('an address that was stored while its maker was dismissed ends, and is not shown', async () => {
  const { end, ports: dismissed } = ports(true, false);
  const outcome = await storeAddress(dismissed, maker, () => Promise.resolve(made));
  expect(outcome).toMatchObject({ kind: 'conflict', code: 'access-changed' });
  expect(end).toHaveBeenCalledWith(made);
});

test('nothing is stored for a maker who was dismissed before', async () => {
  const store = jest.fn(() => Promise.resolve(made));
  expect(await storeAddress(ports(false).ports, maker, store)).toBeInstanceOf(Refusal);
  expect(store).not.toHaveBeenCalled();
});

test('the address of a maker who still works there stays', async () => {
  const { end, ports: kept } = ports(true, true);
  expect(await storeAddress(kept, maker, () => Promise.resolve(made))).toBe(made);
  expect(end).not.toHaveBeenCalled();
});
