import { metricValue } from '@tablewell/chassis/testing';
import { startGateway, type TestGateway } from './harness';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway?.stop());

const error = { remote: 'dashboard', page: '/dashboard', name: 'TypeError', message: 'x is not a function' };
const report = (payload: object, remoteAddress = '203.0.113.1') =>
  gateway.app.inject({ method: 'POST', url: '/api/page-errors', payload, remoteAddress });

describe('an error that a page reports', () => {
  test('is counted by remote', async () => {
    const before = await metricValue('tablewell_page_errors_total', { remote: 'dashboard' });
    expect((await report({ ...error, stack: 'at f (/assets/main.js:1:2)' })).statusCode).toBe(202);
    expect(await metricValue('tablewell_page_errors_total', { remote: 'dashboard' })).toBe(before + 1);
  });

  test('of an unknown remote, or too long, is refused with the field’s name', async () => {
    for (const [field, wrong] of [
      ['remote', { ...error, remote: 'elsewhere' }],
      ['message', { ...error, message: 'x'.repeat(501) }],
      ['stack', { ...error, stack: 'x'.repeat(4_001) }],
    ] as const) {
      const answer = await report(wrong);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(field);
    }
    expect((await report({ ...error, more: 'x'.repeat(9_000) })).statusCode).toBe(413);
  });

  test('is accepted a hundred times in ten minutes from one network, independently of others', async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 101; count++) statuses.add((await report(error, '203.0.113.2')).statusCode);
    expect([...statuses]).toEqual([202, 429]);
    expect((await report(error, '203.0.113.3')).statusCode).toBe(202);
  });
});
