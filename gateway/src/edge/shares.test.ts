import fc from 'fast-check';
import { Shares } from './shares';

const ada = { network: '10.0.0.1', tenant: 'trattoria' };

test('a single claimant may hold two thirds, counted by network and by tenant', () => {
  for (const nth of [
    (index: number) => ({ network: '10.0.0.1', tenant: `restaurant ${index}` }),
    (index: number) => ({ network: `10.0.0.${index}`, tenant: 'trattoria' }),
  ]) {
    const shares = new Shares();
    for (let index = 0; shares.allows(nth(index), 300); index++) shares.add(nth(index));
    expect(shares.total).toBe(200);
  }
});

test('there is room for a newcomer however many claimants hold their full share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 500 }), fc.integer({ min: 1, max: 3 }), (max, claimants) => {
      const shares = new Shares();
      for (let index = 0; index < claimants; index++) {
        const greedy = { network: `10.0.0.${index}`, tenant: `restaurant ${index}` };
        while (shares.allows(greedy, max)) shares.add(greedy);
      }
      return shares.allows({ network: '192.0.2.1', tenant: 'bistro' }, max);
    }),
  );
});

test('a removed share is free again, and leaves no record', () => {
  const shares = new Shares();
  shares.add(ada);
  expect(shares.heldBy(ada)).toBe(1);
  shares.remove(ada);
  expect([shares.total, shares.heldBy(ada), shares.ahead(ada)]).toEqual([0, 0, 0]);
});

test('a newcomer waits for one request of each other claimant, the busiest claimant for all', () => {
  const shares = new Shares();
  for (let index = 0; index < 50; index++) shares.add({ network: `10.0.1.${index}`, tenant: 'trattoria' });
  expect(shares.ahead({ network: '10.0.2.1', tenant: 'trattoria' })).toBe(50);
  expect(shares.ahead({ network: '10.0.1.1', tenant: 'bistro' })).toBe(50);
  const few = new Shares();
  for (let index = 0; index < 50; index++) few.add(ada);
  expect(few.ahead({ network: '192.0.2.1', tenant: 'bistro' })).toBe(0);
});

test('of claimants that belong to tenants, a newcomer waits for its tenant’s turn, and a tenant may hold more than each', () => {
  const shares = new Shares(0.25, { multipleOfTenant: 2, isNested: true });
  const guest = (index: number, tenant = 'trattoria') => ({ network: `${tenant} ${index}`, tenant });
  for (let index = 0; shares.allows(guest(index), 300); index++) shares.add(guest(index));
  expect(shares.total).toBe(200);
  expect(shares.ahead(guest(1, 'bistro'))).toBe(0);
  expect(shares.ahead(guest(300))).toBe(200);
  let ofOne = 0;
  for (; shares.allows(guest(1, 'bistro'), 300); ofOne++) shares.add(guest(1, 'bistro'));
  expect(ofOne).toBe(20);
});
