import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { recordSpans, type RecordedSpans } from '../testing/spans';
import { tracedRequest } from './provider-requests';
import { inSpan } from './spans';

let kept: RecordedSpans;
beforeAll(() => (kept = recordSpans()));
beforeEach(() => kept.forget());
afterAll(() => kept.stop());

const request = (port = '') => ({
  method: 'GET',
  to: { protocol: 'https:', hostname: 'api.example', port },
  template: '/v1/customers/{id}',
});
const statusOf = ({ status }: { status: number }) => status;

test('a request to a provider is a span of the current trace, by OpenTelemetry’s conventions', async () => {
  const answer = await inSpan('work', { kind: SpanKind.INTERNAL }, () =>
    tracedRequest(request(), async () => ({ status: 200 }), statusOf),
  );
  expect(answer).toEqual({ status: 200 });
  const [span] = kept.named('GET /v1/customers/{id}');
  const [work] = kept.named('work');
  expect(span?.parentSpanContext?.spanId).toBe(work?.spanContext().spanId);
  expect(span).toMatchObject({ kind: SpanKind.CLIENT, status: { code: SpanStatusCode.UNSET } });
  expect(span?.attributes).toEqual({
    'http.request.method': 'GET',
    'url.template': '/v1/customers/{id}',
    'server.address': 'api.example',
    'server.port': 443,
    'http.response.status_code': 200,
  });
});

test.each([402, 503])('a provider’s %i marks the span as failed', async (status) => {
  await tracedRequest(request('8443'), async () => ({ status }), statusOf);
  const [span] = kept.all();
  expect(span?.attributes).toMatchObject({
    'server.port': 8443,
    'http.response.status_code': status,
    'error.type': String(status),
  });
  expect(span?.status).toEqual({ code: SpanStatusCode.ERROR });
});

test.each([
  [Object.assign(new Error('to ada@example.com'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [Object.assign(new RangeError('to ada@example.com'), { code: 'of ada@example.com' }), 'RangeError'],
  ['ada@example.com', 'string'],
])('an error of a provider is recorded by kind (%#), never by message', async (error, kind) => {
  const send = () => Promise.reject(error);
  await expect(tracedRequest(request(), send, statusOf)).rejects.toBe(error);
  expect(kept.all()[0]?.attributes['error.type']).toBe(kind);
  expect(kept.text()).not.toContain('ada');
});
