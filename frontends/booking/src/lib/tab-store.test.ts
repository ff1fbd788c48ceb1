import { keepInTab, keptInTab } from './tab-store';

afterEach(() => jest.restoreAllMocks());

it('keeps a value in the tab until it is forgotten', () => {
  keepInTab('k', { a: 1 });
  expect(sessionStorage.getItem('k')).toBe('{"a":1}');
  expect(keptInTab('k')).toEqual({ a: 1 });
  keepInTab('k', undefined);
  expect(keptInTab('k')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it.each(['getItem', 'setItem', 'removeItem'] as const)('remembers by itself where %s is denied', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepInTab('k', { a: 2 });
  expect(keptInTab('k')).toEqual({ a: 2 });
  keepInTab('k', undefined);
  jest.restoreAllMocks();
  sessionStorage.clear();
  expect(keptInTab('k')).toBeUndefined();
});
