import { mergedSharing, type SharingEvidence, sharedRecords, type SharingRecord } from './sharing';

const on = (day: number, way: SharingEvidence['way'] = 'diner'): SharingEvidence => ({
  at: new Date(Date.UTC(2026, 10, day)),
  way,
  key: 'phone:+39 ada',
});
const at = (name: string, sharing?: SharingRecord, key = 'phone:+39 ada') => ({
  ...{ name, key },
  ...(sharing ? { sharing } : {}),
});
const namesOf = (...records: ReturnType<typeof at>[]) => sharedRecords(records).map(({ name }) => name);

test('a record of two is the latest consent, recording and end, in either order', () => {
  const one = { given: on(1), ended: on(2) };
  const other = { given: on(3), recorded: on(4, 'staff') };
  const both = { given: on(3), recorded: on(4, 'staff'), ended: on(2) };
  expect(mergedSharing(one, other)).toEqual(both);
  expect(mergedSharing(other, one)).toEqual(both);
  expect(mergedSharing(both, both)).toEqual(both);
  expect(mergedSharing(undefined, one)).toBe(one);
  expect(mergedSharing(undefined, undefined)).toBeUndefined();
});

test('a consent opens what the restaurant knows at which it was given or recorded, and nothing of the others', () => {
  expect(namesOf(at('a', { given: on(1) }), at('b'), at('c', { given: on(2) }))).toEqual(['a', 'c']);
  expect(namesOf(at('a', { recorded: on(1, 'staff') }), at('b'))).toEqual(['a']);
  expect(namesOf(at('a'), at('b'))).toEqual([]);
});

test('a consent counts only for the name and number under which it was said', () => {
  for (const kind of ['given', 'recorded'])
    expect(namesOf(at('a', { [kind]: on(1) }, 'phone:+39 grace'))).toEqual([]);
});

test('an end at any restaurant ends every consent before it, and only a later one counts', () => {
  const ended = at('b', { ended: on(2) });
  expect(namesOf(at('a', { given: on(1), recorded: on(1, 'staff') }), ended)).toEqual([]);
  expect(namesOf(at('a', { given: on(2) }), ended)).toEqual([]);
  expect(namesOf(at('a', { given: on(3) }), ended)).toEqual(['a']);
  expect(namesOf(at('a', { recorded: on(3, 'staff') }), ended)).toEqual(['a']);
});
