import { silentLogger } from '@tablewell/chassis/ops';
import { type OwnSender, type SenderState, unknownBrand } from '../domain/sender';
import type { Ports } from '../ports';
import { checkPendingSenders } from './check-pending-senders';

const now = new Date('2026-12-01T12:00:00Z');
const sender = (restaurantId: string): OwnSender => ({
  ...{ restaurantId, address: `MG${restaurantId}`, registration: 'pending', reason: '', brand: unknownBrand },
  checkedAt: new Date(0),
});

function job(pending: OwnSender[], answer: () => Promise<SenderState | undefined>) {
  const noted: unknown[] = [];
  const askedBefore: Date[] = [];
  const ports = {
    senders: {
      takePending: async (before: Date) => {
        askedBefore.push(before);
        return pending.shift();
      },
      note: async (restaurantId: string, _address: string, state: SenderState) =>
        void noted.push([restaurantId, state.registration]),
    },
    senderCheck: answer,
    clock: () => now,
    logger: silentLogger,
  };
  return { run: checkPendingSenders(ports as unknown as Ports), noted, askedBefore };
}

test('pending registrations are asked for once a day, and what the provider says is kept', async () => {
  const { run, noted, askedBefore } = job([sender('r1'), sender('r2')], async () => ({
    ...{ registration: 'registered', reason: '', brand: unknownBrand },
  }));
  await run();
  expect(noted).toEqual([
    ['r1', 'registered'],
    ['r2', 'registered'],
  ]);
  expect(askedBefore[0]).toEqual(new Date('2026-11-30T12:00:00Z'));
});

test('a sender that the provider does not know any more is refused', async () => {
  const { run, noted } = job([sender('r1')], async () => undefined);
  await run();
  expect(noted).toEqual([['r1', 'refused']]);
});

test('one run asks for a bounded number, and ends while the provider is away', async () => {
  const many = Array.from({ length: 120 }, (_, index) => sender(`r${index}`));
  const all = job(many, async () => ({ registration: 'pending', reason: '', brand: unknownBrand }));
  await all.run();
  expect(all.noted).toHaveLength(50);
  const away = job([sender('r1'), sender('r2')], () => Promise.reject(new Error('timeout')));
  await away.run();
  expect(away.noted).toEqual([]);
  expect(away.askedBefore).toHaveLength(1);
});
