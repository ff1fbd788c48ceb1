import { phoneTraits } from '../domain/channels';
import type { OptOut, OptOutSource } from '../domain/reply';
import type { PhoneAddress, Ports } from '../ports';
import { end, refuses, resume } from './opt-outs';
import { receiveSms } from './receive-sms';

const phone = '+12125550101';
const sms: PhoneAddress = { channel: 'sms', phone };
const whatsapp: PhoneAddress = { channel: 'whatsapp', phone };

/** The restaurants `luna` and `sole` share senders; `stella` has its own sender of SMS. */
function world() {
  const stored = new Map<string, OptOutSource>();
  const own = { restaurantId: 'stella' };
  const ports = {
    clock: () => new Date('2026-11-20T12:00:00Z'),
    isSigned: () => true,
    senders: {
      of: async (id: string) => (id === 'stella' ? own : undefined),
      by: async (number: string) => (number === '+14155550199' ? own : undefined),
    },
    messages: { report: async () => undefined },
    optOuts: {
      has: async (scope: string) => stored.has(scope),
      add: async (scope: string, _phone: string, _at: Date, by: OptOutSource) =>
        void (stored.has(scope) || stored.set(scope, by)),
      of: async () => [...stored].map(([scope, by]) => ({ scope, by })) as unknown as OptOut[],
      remove: async (scope: string) => stored.delete(scope),
    },
  } as unknown as Ports;
  /** Who still reaches the guest, and how. */
  const reached = async () => {
    const found: string[] = [];
    for (const restaurantId of ['luna', 'sole', 'stella'])
      for (const address of [sms, whatsapp])
        if (!(await refuses(ports, { ...address, restaurantId })))
          found.push(`${restaurantId} ${address.channel}`);
    return found;
  };
  const stop = (address: PhoneAddress, answered?: string, sender?: typeof own) =>
    end(ports, sender, { ...address, answered, by: { kind: 'diner' } });
  return { ports, own, reached, stop, stored };
}
const all = ['luna sms', 'luna whatsapp', 'sole sms', 'sole whatsapp', 'stella sms', 'stella whatsapp'];

describe('STOP', () => {
  test('by WhatsApp ends that channel of all restaurants, and every one of who is answered, until START there', async () => {
    const { ports, reached, stop } = world();
    expect(await reached()).toEqual(all);
    await stop(whatsapp, 'luna');
    expect(await reached()).toEqual(['sole sms', 'stella sms']);
    expect(await resume(ports, undefined, sms)).toBe(false);
    expect(await resume(ports, undefined, whatsapp)).toBe(true);
    expect(await reached()).toEqual(all);
  });

  test('by SMS to a shared sender ends it, and every channel of who is answered alone', async () => {
    const { ports, reached, stop } = world();
    await stop(sms, 'luna');
    expect(await reached()).toEqual(['sole whatsapp', 'stella sms', 'stella whatsapp']);
    expect(await resume(ports, undefined, sms)).toBe(true);
    expect(await reached()).toEqual(all);
  });

  test('to a restaurant’s own sender ends its messages on every channel, and no other’s, until START there', async () => {
    const { ports, own, reached, stop } = world();
    await stop(sms, undefined, own);
    expect(await reached()).toEqual(all.slice(0, 4));
    expect(await resume(ports, undefined, sms)).toBe(false);
    expect(await resume(ports, own, sms)).toBe(true);
    expect(await reached()).toEqual(all);
  });
});

test('by WhatsApp any text is sent for a day after the guest wrote, less five minutes, and by SMS always', () => {
  expect([phoneTraits.whatsapp.windowMs, phoneTraits.sms.windowMs]).toEqual([86_400_000 - 300_000, 0]);
});

describe('a report of the provider', () => {
  const report = (ports: Ports, fields: Record<string, string>) =>
    receiveSms(ports)({ MessageSid: 'SM1', MessageStatus: 'undelivered', To: phone, ...fields }, 'signed');

  test('that the guest has opted out there is recorded as an opt-out from the sender', async () => {
    const { ports, reached, stored } = world();
    await report(ports, { ErrorCode: '21610', From: '+14155550199' });
    expect([...stored]).toEqual([['stella', { kind: 'provider' }]]);
    await report(ports, { ErrorCode: '21610', From: '+14155550100' });
    expect(await reached()).toEqual(['luna whatsapp', 'sole whatsapp']);
  });

  test.each([
    ['another error', { ErrorCode: '30003' }],
    ['a delivery', { ErrorCode: '21610', MessageStatus: 'delivered' }],
  ])('of %s records none', async (_what, fields) => {
    const { ports, reached } = world();
    await report(ports, { From: '+14155550100', ...fields });
    expect(await reached()).toEqual(all);
  });
});
