import { Role } from '@tablewell/chassis/access';
import { events } from '@tablewell/chassis/events';
import { outboxEntry } from '@tablewell/chassis/outbox';
import { eventually, refusalOf } from '@tablewell/chassis/testing';
import { made, member, type NotificationHarness, startNotifications } from './harness';

let running: NotificationHarness;

beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running?.stop());

const list = async (restaurantId: string, as = member(restaurantId, Role.HOST)) =>
  (await running.templates.listSnippets({ restaurantId }, as)).snippets;
const put = (restaurantId: string, texts: string[], version = 0n, as = member(restaurantId)) =>
  running.templates.putSnippets({ restaurantId, texts, baseVersion: version }, as);

describe('texts for answers', () => {
  test('are kept in their order, and replaced as a whole', async () => {
    expect(await list('r1')).toMatchObject({ texts: [], version: 0n });
    await put('r1', [' See you soon! ', '', 'We have parking.\nBehind the house.\u0007']);
    const texts = ['See you soon!', 'We have parking.\nBehind the house.'];
    expect(await list('r1')).toMatchObject({ texts, version: 1n });
    await put('r1', [...texts].reverse(), 1n);
    expect(await list('r1')).toMatchObject({ texts: [...texts].reverse(), version: 2n });
  });

  test('of two members who change the same version one is asked to load them again', async () => {
    const answers = await Promise.allSettled([put('r2', ['A']), put('r2', ['B']), put('r2', ['C'])]);
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect((await refusalOf(put('r2', ['D'])))?.code).toBe('snippets-changed');
    expect((await refusalOf(put('r2', ['D'], 9n)))?.code).toBe('snippets-changed');
  });

  test('are at most 20, of at most 300 characters', async () => {
    for (const texts of [Array.from({ length: 21 }, (_, index) => `Text ${index}`), ['é'.repeat(301)]])
      expect(await refusalOf(put('r3', texts))).toMatchObject({ fields: [{ field: 'texts' }] });
    await put('r3', [...Array.from({ length: 19 }, (_, index) => `Text ${index}`), '🎉'.repeat(300), '']);
    expect((await list('r3'))?.texts).toHaveLength(20);
  });

  test('are read by all members, and changed by those who may change the settings', async () => {
    const host = member('r4', Role.HOST);
    expect(await refusalOf(put('r4', ['A'], 0n, host))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(put('r4', ['A'], 0n, member('r1')))).toMatchObject({ kind: 'not-found' });
    expect(await refusalOf(list('r4', member('r1')))).toMatchObject({ kind: 'not-found' });
    await put('r4', ['A'], 0n, member('r4', Role.MANAGER));
  });

  test('go with their restaurant', async () => {
    await put('r5', ['A']);
    await running.publish(outboxEntry(events.restaurantDeleted, { id: 'r5', version: 2n }, made()));
    await eventually(async () => expect(await list('r5')).toMatchObject({ texts: [] }));
  });
});
