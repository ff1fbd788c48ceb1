import { keepInTab, keptInTab } from './tab-store';

afterEach(() => jest.restoreAllMocks());

it('keeps a value in the tab until it is deleted', () => {
  keepInTab('k', { a: 1 });
  expect(sessionStorage.getItem('k')).toBe('{"a":1}');
  expect(keptInTab('k')).toEqual({ a: 1 });
  keepInTab('k', undefined);
  expect(keptInTab('k')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['denied', ['getItem', 'setItem', 'removeItem'] as const],
  ['full', ['setItem'] as const],
])('keeps values in memory if the storage is %s', (_why, methods) => {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
  keepInTab('k', { a: 2 });
  expect(keptInTab('k')).toEqual({ a: 2 });
  keepInTab('k', undefined);
  expect(keptInTab('k')).toBeUndefined();
});
