import { parseContact, supportOf, type SupportOffer } from './support';

const grace = { name: 'Grace Hopper', email: 'grace@tablewell.example' };
const offer: SupportOffer = {
  email: 'help@tablewell.example',
  priorityEmail: 'priority@tablewell.example',
  phone: '+15550100009',
  accountManager: grace,
};
const none: SupportOffer = { email: '', priorityEmail: '', phone: '', accountManager: undefined };

test('each plan has the support that it promises', () => {
  const [nobody, nowhere] = [undefined, ''];
  expect(supportOf('basic', offer, undefined)).toEqual({
    email: 'help@tablewell.example',
    isPriority: false,
    phone: nowhere,
    accountManager: nobody,
  });
  expect(supportOf('premium', offer, undefined)).toEqual({
    email: 'priority@tablewell.example',
    isPriority: true,
    phone: nowhere,
    accountManager: nobody,
  });
  expect(supportOf('enterprise', offer, undefined)).toEqual({
    email: 'priority@tablewell.example',
    isPriority: true,
    phone: '+15550100009',
    accountManager: grace,
  });
});

test('without a line for paying customers they write to the address of all', () => {
  const { email, isPriority } = supportOf('premium', { ...none, email: 'help@tablewell.example' }, undefined);
  expect([email, isPriority]).toEqual(['help@tablewell.example', false]);
});

test('the account manager whom the operator has named for an owner comes before that of all', () => {
  const alan = { name: 'Alan Turing', email: 'alan@tablewell.example' };
  expect(supportOf('enterprise', offer, alan).accountManager).toEqual(alan);
  expect(supportOf('premium', offer, alan).accountManager).toBeUndefined();
  // A name that was left at the provider promises nothing that is not offered any more.
  expect(supportOf('enterprise', none, alan).accountManager).toBeUndefined();
});

test.each([
  ['Grace Hopper <grace@tablewell.example>', grace],
  [' Grace Hopper  <grace@tablewell.example> ', grace],
  ['grace@tablewell.example', undefined],
  ['<grace@tablewell.example>', undefined],
  ['Grace Hopper <grace>', undefined],
  ['', undefined],
])('%j is read as a contact', (text, contact) => expect(parseContact(text)).toEqual(contact));
