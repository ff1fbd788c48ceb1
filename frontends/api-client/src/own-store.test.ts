import { dropOwnItem, forgetOwnItems, keepOwnItem, ownItem } from './own-store';
import { dropToken, knowUser, storeSession } from './session';

const signIn = (id: string) => storeSession({ token: 't', user: { id, email: `${id}@olive.example` } });

beforeEach(() => localStorage.clear());

it('keeps each user’s values, and shows them to no other user', () => {
  signIn('ada');
  keepOwnItem('draft', 'hers');
  signIn('ben');
  expect(ownItem('draft')).toBeNull();
  keepOwnItem('draft', 'his');
  signIn('ada');
  expect(ownItem('draft')).toBe('hers');
  dropOwnItem('draft');
  expect(ownItem('draft')).toBeNull();
});

it('still shows them to their user once the token has expired', () => {
  signIn('ada');
  knowUser({ id: 'ada' });
  keepOwnItem('draft', 'hers');
  dropToken('t');
  expect(ownItem('draft')).toBe('hers');
});

it('removes the values of the user who signs out, and no others', () => {
  signIn('ada');
  keepOwnItem('draft', 'hers');
  signIn('ben');
  keepOwnItem('draft', 'his');
  forgetOwnItems();
  expect(ownItem('draft')).toBeNull();
  signIn('ada');
  expect(ownItem('draft')).toBe('hers');
});
