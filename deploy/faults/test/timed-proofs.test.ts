import { expectToHold, timed } from './support/prove';

test.each(timed)('the proof "%s" holds', (name) => expectToHold(name));
