import { isRefusal } from '@tablewell/chassis/refusal';
import { defaultQuotas } from '../domain/quotas';
import type { Ports } from '../ports';
import { receiveSms } from './receive-sms';

const flooding = '+121255501';
const shared = '+14155550100';

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
        await (phone.startsWith(flooding) ? held : new Promise(setImmediate));
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
  const reply = (From: string, { id = `SM${(ids += 1)}`, to = shared } = {}) =>
    receive({ MessageSid: id, From, To: to, Body: 'see you' }, 'signed');
  return { reply, release, most };
}

const isBusy = (answer: unknown) => isRefusal(answer) && answer.code === 'busy';

test('of a number’s replies only some wait, and those of other numbers are handled meanwhile', async () => {
  const { reply, release } = service();
  const flood = Array.from({ length: 200 }, () => reply(`${flooding}00`));
  const others = Array.from({ length: 100 }, (_, index) => reply(`+1212555${1_000 + index}`));
  expect(await Promise.all(others)).toEqual(others.map(() => ''));
  release();
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer === '').length).toBeGreaterThanOrEqual(20);
  expect(answers.filter(isBusy).length).toBeGreaterThan(150);
});

test('a flood of many guests of one restaurant takes no turns from the guests of another', async () => {
  const { reply, release } = service();
  const flood = Array.from({ length: 1_500 }, (_, index) => reply(`${flooding}${10 + (index % 80)}`));
  const others = Array.from({ length: 40 }, (_, index) =>
    reply(`+1212555${1_100 + index}`.replace('5551', '5552'), { to: '+14155550111' }),
  );
  expect(await Promise.all(others)).toEqual(others.map(() => ''));
  release();
  await Promise.all(flood);
});

test('replies of many numbers are handled some at a time', async () => {
  const { reply, most } = service();
  const all = Array.from({ length: 300 }, (_, index) => reply(`+1212555${1_000 + index}`));
  expect((await Promise.all(all)).filter(isBusy)).toEqual([]);
  expect(most.atOnce).toBeLessThan(50);
});

test('a reply that is delivered again waits for no turn', async () => {
  const { reply, release } = service();
  const waiting = reply(`${flooding}00`);
  expect(await reply(`${flooding}00`, { id: 'SM-again' })).toBe('said before');
  release();
  await waiting;
});
