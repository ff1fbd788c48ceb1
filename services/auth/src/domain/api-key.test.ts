import { scopes } from '@tablewell/chassis/access';
import fc from 'fast-check';
import { foldedName, isUseDue, type KeyDraft, readDraft, roleOf } from './api-key';

const draft: KeyDraft = { name: 'Website', scopes: ['reservations:read'], addresses: [], mode: 'live' };
const fieldsOf = (more: Partial<KeyDraft>) => {
  const read = readDraft({ ...draft, ...more });
  return 'problems' in read ? read.problems.map(({ field }) => field) : [];
};

test('a draft has a name, known scopes and ranges of addresses, each once', () => {
  const addresses = ['203.0.113.9/24', '203.0.113.0/24', '2001:db8::1'];
  const twice = ['guests:read', 'reservations:read', 'guests:read'];
  expect(readDraft({ ...draft, scopes: twice, addresses, mode: '' })).toEqual({
    name: 'Website',
    scopes: ['guests:read', 'reservations:read'],
    addresses: ['203.0.113.0/24', '2001:db8::1'],
  });
});

test('every problem of a draft names its field', () => {
  expect(fieldsOf({ name: '' })).toEqual(['name']);
  expect(fieldsOf({ name: 'a'.repeat(61) })).toEqual(['name']);
  expect(fieldsOf({ scopes: [] })).toEqual(['scopes']);
  expect(fieldsOf({ scopes: ['reservations:read', 'reservations', 'constructor', '*'] })).toEqual([
    'scopes[1]',
    'scopes[2]',
    'scopes[3]',
  ]);
  expect(fieldsOf({ addresses: ['203.0.113.7', 'everywhere'] })).toEqual(['addresses[1]']);
  expect(fieldsOf({ addresses: Array<string>(21).fill('x') })).toEqual(['addresses']);
  expect(fieldsOf({ mode: 'test' })).toEqual(['mode']);
  expect(fieldsOf({ name: '', scopes: [], mode: 'Live' })).toEqual(['name', 'scopes', 'mode']);
});

test('a key never has an owner’s role, and a host’s unless a scope needs more', () => {
  const chosen = fc.uniqueArray(fc.constantFrom(...scopes), { minLength: 1 });
  fc.assert(
    fc.property(chosen, (some) => {
      const needsMore = some.some((scope) =>
        /^(restaurant|layouts|guests):write$|^activity:read$/.test(scope),
      );
      expect(roleOf({ scopes: some })).toBe(needsMore ? 'manager' : 'host');
    }),
  );
});

test('a use is recorded once a minute', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(isUseDue({}, now)).toBe(true);
  expect(isUseDue({ lastUsedAt: new Date('2026-11-20T11:59:00.001Z') }, now)).toBe(false);
  expect(isUseDue({ lastUsedAt: new Date('2026-11-20T11:59:00Z') }, now)).toBe(true);
});

test('names that people take for the same are the same', () => {
  expect(foldedName('Website'.replace('W', '\uff37'))).toBe(foldedName('WEBSITE'));
});
