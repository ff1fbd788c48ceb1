import { party, startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => (gateway = await startGateway()));
afterAll(() => gateway?.stop());

test('a booking may have details about the diner', async () => {
  const details = {
    email: 'ada@example.com',
    occasion: 'birthday',
    dietary: ['vegan'],
    dietaryNotes: 'No sesame',
    marketingConsent: true,
  };
  expect((await gateway.book({ ...party, ...details })).statusCode).toBe(201);
});

test('each bad field is named, and nothing is booked', async () => {
  const before = gateway.booked;
  const bad = {
    email: 'ada@',
    occasion: 'funeral',
    dietary: ['air'],
    dietaryNotes: 'x'.repeat(201),
    marketingConsent: true,
    marketingTextVersion: '1999',
  };
  const refused = await gateway.book({ ...party, ...bad });
  expect(refused.statusCode).toBe(400);
  const fieldsOf = (answer: typeof refused) =>
    (answer.json() as { details: { field: string }[] }).details.map(({ field }) => field);
  expect(fieldsOf(refused)).toEqual(['email', 'occasion', 'dietary', 'dietaryNotes', 'marketingConsent']);
  expect(fieldsOf(await gateway.book({ ...party, marketingConsent: true }))).toEqual(['marketingConsent']);
  const kinds = { email: 7, dietary: 'vegan', marketingConsent: 'yes' };
  expect((await gateway.book({ ...party, ...kinds })).statusCode).toBe(400);
  expect(gateway.booked).toBe(before);
});

test('a consent to sharing needs a known text, and is without effect where no group shares guests', async () => {
  const bad = { ...party, guestSharing: true, guestSharingTextVersion: '1999' };
  const refused = await gateway.book(bad);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ details: [{ field: 'guestSharing' }] });
  const before = gateway.booked;
  // The restaurant service does not answer here.
  expect((await gateway.book({ ...party, guestSharing: true })).statusCode).toBe(201);
  expect(gateway.booked).toBe(before + 1);
});
