import { isRefusal } from '@tablewell/chassis/refusal';
import { defaultQuotas } from '../domain/quotas';
import type { Ports } from '../ports';
import { receiveSms } from './receive-sms';

const flooding = '+12125550100';

/** The replies of one number take as long as `release` is not called. */
function service() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let under = 0;
  const most = { atOnce: 0 };
  const ports = {
    isSigned: () => true,
    optOuts: {
      answered: async (id: string) => (id === 'SM-again' ? 'said before' : undefined),
      noteAnswer: async () => undefined,
      has: async () => false,
    },
    messages: {
      lastWriterTo: async ({ phone }: { phone: string }) => {
        under += 1;
        most.atOnce = Math.max(most.atOnce, under);
        await (phone === flooding ? held : new Promise(setImmediate));
        under -= 1;
      },
      textedTo: async () => [],
    },
    senders: { by: async () => undefined, of: async () => undefined },
    quotaCounts: { take: async () => ({ kind: 'counted' }) },
    quotas: defaultQuotas,
    copies: { restaurant: async () => undefined },
    clock: () => new Date(),
    logger: { warn: () => undefined },
  } as unknown as Ports;
  const receive = receiveSms(ports);
  let ids = 0;
  const reply = (From: string, MessageSid = `SM${(ids += 1)}`) =>
    receive({ MessageSid, From, To: '+14155550100', Body: 'see you' }, 'signed');
  return { reply, release, most };
}

const isBusy = (answer: unknown) => isRefusal(answer) && answer.code === 'busy';

test('of a number’s replies only some wait, and those of other numbers are handled meanwhile', async () => {
  const { reply, release } = service();
  const flood = Array.from({ length: 200 }, () => reply(flooding));
  const others = Array.from({ length: 100 }, (_, index) => reply(`+1212555${1_000 + index}`));
  expect(await Promise.all(others)).toEqual(others.map(() => ''));
  release();
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer === '').length).toBeGreaterThanOrEqual(20);
  expect(answers.filter(isBusy).length).toBeGreaterThan(150);
});

test('replies of many numbers are handled some at a time', async () => {
  const { reply, most } = service();
  const all = Array.from({ length: 300 }, (_, index) => reply(`+1212555${1_000 + index}`));
  expect((await Promise.all(all)).filter(isBusy)).toEqual([]);
  expect(most.atOnce).toBeLessThan(50);
});

test('a reply that is delivered again waits for no turn', async () => {
  const { reply, release } = service();
  const waiting = reply(flooding);
  expect(await reply(flooding, 'SM-again')).toBe('said before');
  release();
  await waiting;
});
