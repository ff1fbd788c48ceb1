import { dropOwnItem, forgetOwnItems, keepOwnItem, ownItem } from './own-store';
import { storeSession } from './session';

const signIn = (id: string) => storeSession({ token: 't', user: { id, email: `${id}@olive.example` } });

beforeEach(() => localStorage.clear());

it('keeps each person’s own, and shows it to nobody else', () => {
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

it('forgets what is kept for the person who signs out, and nothing of others', () => {
  signIn('ada');
  keepOwnItem('draft', 'hers');
  signIn('ben');
  keepOwnItem('draft', 'his');
  forgetOwnItems();
  expect(ownItem('draft')).toBeNull();
  signIn('ada');
  expect(ownItem('draft')).toBe('hers');
});
