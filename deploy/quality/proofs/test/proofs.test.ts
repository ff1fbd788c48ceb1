import { forgotten, impossible, testAll } from './support/prove';

testAll();

test('every proof is tried here, or is known to be tried elsewhere', () => expect(forgotten).toEqual([]));

if (impossible.length > 0) test.skip.each(impossible)('the proof "%s" holds', () => undefined);
