import { dropItem, dropItems, keepItem, keptItem, keptObject } from './device-store';

afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['a', 'b', 'c']) dropItem(name);
});

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};

it('keeps the newer value, and removes it, if the storage has become full', () => {
  keepItem('a', 'older');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  keepItem('a', 'newer');
  expect(keptItem('a')).toBe('newer');
  dropItem('a');
  expect(keptItem('a')).toBeNull();
});

it('removes all values under a prefix, those in memory too', () => {
  for (const name of ['a', 'c']) keepItem(name, name);
  dropItems('a');
  expect([keptItem('a'), keptItem('c')]).toEqual([null, 'c']);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  keepItem('a', 'in memory');
  dropItems('a');
  expect(keptItem('a')).toBeNull();
});

it.each(['{broken', '"text"', 'null', '7'])('has no object if another program stored %s', (text) => {
  keepItem('a', text);
  expect(keptObject('a')).toBeUndefined();
});
