import { dinersOf, readArrangement } from '../src/arrangement.mjs';
import { nicenessOf } from '../src/niceness.mjs';

const isApart = (env: Record<string, string>): boolean => readArrangement(env).dinersApart;

test('diners have processes of their own, unless somebody says how many there are of those', () => {
  expect(isApart({})).toBe(true);
  expect(isApart({ REPLICAS: 'notification=2' })).toBe(true);
  expect(isApart({ REPLICAS: 'reservation=2' })).toBe(false);
  expect(isApart({ REPLICAS: 'gateway=2' })).toBe(false);
  expect(isApart({ REPLICAS: 'gateway=2', DINERS: 'apart' })).toBe(true);
  expect(isApart({ DINERS: 'together' })).toBe(false);
  expect(() => isApart({ DINERS: 'yes' })).toThrow('DINERS wants apart or together, not yes');
  expect(['gateway', 'reservation', 'guest'].flatMap(dinersOf)).toEqual([
    'gateway-diners',
    'reservation-diners',
  ]);
});

test('what takes in bookings gives way with diners who are apart, and otherwise nobody does', () => {
  const parts = [
    ['gateway', 'gateway'],
    ['gateway', 'gateway-diners'],
    ['reservation', 'reservation-diners'],
    ['notification', 'notification-2'],
  ] as const;
  const apart = parts.map(([name, process]) => nicenessOf(name, process, true));
  expect(apart).toEqual([0, 5, 5, 6]);
  const together = parts.map(([name, process]) => nicenessOf(name, process, false));
  expect(together).toEqual([0, 0, 0, 0]);
});

test('several processes, proxied ports and other programs are read, and nonsense is named', () => {
  expect(
    readArrangement({ REPLICAS: 'guest=2', PROXIED: 'mongodb=1:2', PROGRAMS: 'guest=/a.js' }),
  ).toMatchObject({
    replicas: { guest: 2 },
    proxied: { mongodb: { listens: 1, reached: 2 } },
    programs: { guest: '/a.js' },
  });
  expect(() => readArrangement({ REPLICAS: 'guest=two' })).toThrow('REPLICAS wants whole numbers, not two');
  expect(() => readArrangement({ PROXIED: 'mongodb=1' })).toThrow('PROXIED wants');
});
