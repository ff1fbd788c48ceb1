// cspell:ignore Änn Leé Walsher
import { guestKey, matchGuest, type Person } from './identity';

const known = (name: string, phoneNumber = '', email = '') => ({
  name,
  phoneNumber,
  email,
  key: guestKey({ name, phoneNumber, email }, 'US'),
});
const person = (name: string, phoneNumber = '', email = ''): Person => ({ name, phoneNumber, email });
const desk = '212 736 5001';

/** The guest as whom a person is recognized, as name and phone or e-mail; `nobody`: as a new one. */
function recognized(guests: ReturnType<typeof known>[], who: Person): string {
  const found = matchGuest(guests, who, guestKey(who, 'US'), 'US');
  return found ? `${found.name} ${found.phoneNumber || found.email}`.trim() : 'nobody';
}

test('a person has one key in every notation of name and phone', () => {
  const keys = [
    person('Ann Lee', '(212) 736-5001'),
    person('ANN  LEE', '+1 212.736.5001'),
    person('Ann\u00a0Lee', '1 212 736 5001'),
    person('Änn Leé', '0012127365001'),
  ].map((who) => guestKey(who, 'US'));
  expect(new Set(keys)).toEqual(new Set(['phone:+12127365001 ann lee']));
});

test.each([
  ['an incomplete number with enough digits', person('Ada', '555-0100'), 'phone:5550100 ada'],
  ['words instead of a number', person('Ada', 'call me'), 'name:ada'],
  ['an e-mail without a phone', person('Ada', '', ' Ada@Example.com'), 'mail:ada@example.com ada'],
  ['a phone and an e-mail', person('Ada', desk, 'ada@example.com'), 'phone:+12127365001 ada'],
  ['a name of signs', person('***'), 'name:***'],
])('with %s the key is of what is known', (_what, who, key) => {
  expect(guestKey(who, 'US')).toBe(key);
});

test('a local number is of the restaurant’s country', () => {
  expect(guestKey(person('Ada', '030 901820'), 'DE')).toBe('phone:+4930901820 ada');
  expect(guestKey(person('Ada', '+49 (30) 901820'), 'DE')).toBe('phone:+4930901820 ada');
});

describe('with one phone', () => {
  const colleagues = [known('Ann Lee', desk), known('Robert Smith', desk)];

  test.each([
    ['Ann Lee', 'Ann Lee'],
    ['ann  lee', 'Ann Lee'],
    ['A. Lee', 'Ann Lee'],
    ['Lee', 'Ann Lee'],
    ['Ann Maria Lee', 'Ann Lee'],
    ['R Smith', 'Robert Smith'],
    ['Walk-in', 'Ann Lee'],
    ['Bob Lee', 'nobody'],
    ['Anne Leigh', 'nobody'],
    ['Lee Ann', 'nobody'],
  ])('%j is recognized as %j', (name, expected) => {
    expect(recognized(colleagues, person(name, '+1 212 736 5001'))).toBe(
      expected === 'nobody' ? expected : `${expected} ${desk}`,
    );
  });
});

describe('with one name', () => {
  const first = known('Mary Walsh', '', 'mary1@example.com');
  const second = known('Mary Walsh', '', 'mary2@example.com');
  const third = known('Mary Walsh', desk);

  test('two e-mails are two people', () => {
    expect(recognized([first], person('Mary Walsh', '', 'mary2@example.com'))).toBe('nobody');
    expect(recognized([first, second], person('mary walsh', '', 'MARY2@example.com'))).toBe(
      'Mary Walsh mary2@example.com',
    );
  });

  test('two phones are two people, and a phone is learnt by the guest without one', () => {
    expect(recognized([third], person('Mary Walsh', '212 736 5002'))).toBe('nobody');
    expect(recognized([third, known('Mary Walsh')], person('Mary Walsh', '212 736 5002'))).toBe('Mary Walsh');
    expect(recognized([first], person('Mary Walsh', '212 736 5002', 'mary2@example.com'))).toBe('nobody');
  });

  test('a name alone is the only guest of the name, and none of several', () => {
    expect(recognized([third], person('Mary Walsh'))).toBe(`Mary Walsh ${desk}`);
    expect(recognized([third, first], person('Mary Walsh'))).toBe('nobody');
    expect(recognized([third, known('Mary Walsh')], person('Mary Walsh'))).toBe('Mary Walsh');
    expect(recognized([first, second], person('Mary Walsh', '212 736 5002'))).toBe('nobody');
    expect(recognized([third, first], person('Mary Walsher'))).toBe('nobody');
  });
});
