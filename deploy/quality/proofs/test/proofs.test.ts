import { forgotten, testAll } from './support/prove';

testAll();

test('every proof is tried here, or is known to be tried elsewhere', () => expect(forgotten).toEqual([]));
