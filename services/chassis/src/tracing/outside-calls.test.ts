import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { keepSpans, type KeptSpans } from '../testing/spans';
import { askOutside } from './outside-calls';
import { inSpan } from './spans';

let kept: KeptSpans;
beforeAll(() => (kept = keepSpans()));
beforeEach(() => kept.forget());
afterAll(() => kept.stop());

const request = (port = '') => ({
  method: 'GET',
  to: { protocol: 'https:', hostname: 'api.example', port },
  template: '/v1/customers/{id}',
});
const statusOf = ({ status }: { status: number }) => status;

test('what a provider is asked belongs to the trace at hand, by OpenTelemetry’s names', async () => {
  const answer = await inSpan('work', { kind: SpanKind.INTERNAL }, () =>
    askOutside(request(), async () => ({ status: 200 }), statusOf),
  );
  expect(answer).toEqual({ status: 200 });
  const [asked] = kept.named('GET /v1/customers/{id}');
  const [work] = kept.named('work');
  expect(asked?.parentSpanContext?.spanId).toBe(work?.spanContext().spanId);
  expect(asked).toMatchObject({ kind: SpanKind.CLIENT, status: { code: SpanStatusCode.UNSET } });
  expect(asked?.attributes).toEqual({
    'http.request.method': 'GET',
    'url.template': '/v1/customers/{id}',
    'server.address': 'api.example',
    'server.port': 443,
    'http.response.status_code': 200,
  });
});

test.each([402, 503])('a provider’s %i is a failure of its own kind', async (status) => {
  await askOutside(request('8443'), async () => ({ status }), statusOf);
  const [asked] = kept.all();
  expect(asked?.attributes).toMatchObject({
    'server.port': 8443,
    'http.response.status_code': status,
    'error.type': String(status),
  });
  expect(asked?.status).toEqual({ code: SpanStatusCode.ERROR });
});

test.each([
  [Object.assign(new Error('to ada@example.com'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new RangeError('to ada@example.com'), { code: 'of ada@example.com' }), 'RangeError'],
  ['ada@example.com', 'string'],
])('a provider that does not answer is told by kind (%#), never by what was said', async (error, kind) => {
  const ask = () => Promise.reject(error);
  await expect(askOutside(request(), ask, statusOf)).rejects.toBe(error);
  expect(kept.all()[0]?.attributes['error.type']).toBe(kind);
  expect(kept.text()).not.toContain('ada');
});
