import { indexGuests } from './guest-index';
import { guestKey, soughtBy } from './identity';

const known = (name: string, phoneNumber: string) => ({
  name,
  phoneNumber,
  key: guestKey({ name, phoneNumber }, undefined),
});

test('a person with a phone is compared with few of a thousand namesakes', () => {
  const namesakes = Array.from({ length: 1_000 }, (_, index) => known('Ada', `+1 212 736 ${5_000 + index}`));
  const candidatesOf = indexGuests([...namesakes, known('Ada', '')]);
  const stranger = { name: 'ada', phoneNumber: '+1 212 736 7777' };
  expect(candidatesOf(soughtBy(stranger, guestKey(stranger, undefined))).length).toBeLessThanOrEqual(2);
  const one = namesakes[500]!;
  expect(candidatesOf(soughtBy(one, one.key))).toEqual([one]);
});
