import { claimedRole, claimValues, readRoleClaim } from './role-claim';

const rule = (value: string, role: 'manager' | 'host') => ({ value, role });

test('a claim with its values is stored without spaces around them', () => {
  expect(readRoleClaim({ claim: ' groups ', rules: [rule(' Front of house ', 'host')] })).toEqual({
    ...{ roleClaim: 'groups', roleRules: [rule('Front of house', 'host')] },
  });
  expect(readRoleClaim({ claim: ' ', rules: [] })).toEqual({ roleClaim: '', roleRules: [] });
});

test.each([
  ['claim', { claim: 'x'.repeat(201), rules: [rule('a', 'host')] }],
  ['claim', { claim: '', rules: [rule('a', 'host')] }],
  ['rules', { claim: 'groups', rules: [] }],
  ['rules', { claim: 'groups', rules: Array.from({ length: 21 }, (_, at) => rule(`${at}`, 'host')) }],
  ['rules[0].value', { claim: 'groups', rules: [rule(' ', 'host')] }],
  ['rules[0].value', { claim: 'groups', rules: [rule('x'.repeat(201), 'host')] }],
  ['rules[1].value', { claim: 'groups', rules: [rule('a', 'host'), rule('a ', 'manager')] }],
  ['rules[0].role', { claim: 'groups', rules: [{ value: 'a', role: 'owner' as const }] }],
  ['rules[0].role', { claim: 'groups', rules: [{ value: 'a', role: undefined }] }],
])('a problem names %s', (field, draft) => {
  const read = readRoleClaim(draft);
  expect('problems' in read && read.problems.map((each) => each.field)).toEqual([field]);
});

test('values are a text or a list, at the top or within another claim', () => {
  expect(claimValues({ role: ' boss of all ' }, 'role')).toEqual(['boss of all']);
  expect(claimValues({ groups: ['a', 7, null, 'b'] }, 'groups')).toEqual(['a', 'b']);
  expect(claimValues({ realm_access: { roles: ['a'] } }, 'realm_access.roles')).toEqual(['a']);
  expect(claimValues({ 'https://x.example/roles': ['a'] }, 'https://x.example/roles')).toEqual(['a']);
});

test('a claim that is missing, or of another kind, has no values', () => {
  expect(claimValues({ groups: { a: true } }, 'groups')).toEqual([]);
  expect(claimValues({ groups: 7 }, 'groups')).toEqual([]);
  expect(claimValues({}, 'groups')).toEqual([]);
  expect(claimValues({}, '')).toEqual([]);
  expect(claimValues({}, 'constructor.name')).toEqual([]);
});

test('a value far down in a long list counts as well', () => {
  const groups = [...Array.from({ length: 3_000 }, (_, at) => `g${at}`), 'lead'];
  const rules = { roleRules: [rule('g1', 'host'), rule('lead', 'manager')] };
  expect(claimedRole(rules, claimValues({ groups }, 'groups'))).toBe('manager');
});

test('the manager’s role comes before the host’s, and other values give none', () => {
  const rules = { roleRules: [rule('floor', 'host'), rule('lead', 'manager')] };
  expect(claimedRole(rules, ['floor', 'lead'])).toBe('manager');
  expect(claimedRole(rules, ['floor'])).toBe('host');
  expect(claimedRole(rules, ['Floor', 'kitchen'])).toBeUndefined();
});
