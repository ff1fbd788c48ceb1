import type { SecondFactor } from '../domain/second-factor';
import type { Ports } from '../ports';
import { factorAfter } from './second-factor-codes';

const factor: SecondFactor = {
  ...{ mark: 'm1', secret: 'sealed with a key that is gone', since: new Date(0), lastPeriod: 0 },
  recoveryHashes: ['hash of A'],
};
const ports = {
  codes: { unseal: () => undefined },
  crypto: { hashSecret: (code: string) => `hash of ${code}` },
  clock: () => new Date(0),
  newId: () => 'm2',
} as unknown as Ports;

test('an account whose secret no key opens any more is sent to its recovery codes, which work', () => {
  expect(factorAfter(ports, factor, { kind: 'app', digits: '123456' })).toMatchObject({
    ...{ kind: 'conflict', code: 'use-recovery-code' },
  });
  expect(factorAfter(ports, factor, { kind: 'recovery', code: 'A' })).toMatchObject({ recoveryHashes: [] });
});
