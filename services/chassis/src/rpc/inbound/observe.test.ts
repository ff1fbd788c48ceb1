import { Code, ConnectError } from '@connectrpc/connect';
import { createLogger } from '../../ops/logger';
import { inboundCall } from '../../testing/calls';
import { metricValue } from '../../testing/measurements';
import { recordSpans, type RecordedSpans } from '../../testing/spans';
import { observe } from './observe';

const rpc_method = 'tablewell.reservation.v1.ReservationService/GetReservation';
const lines: Record<string, unknown>[] = [];
const logger = createLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });

let spans: RecordedSpans;
beforeAll(() => (spans = recordSpans()));
afterAll(() => spans.stop());

test('a call is counted by its code, logged, and a span of its caller’s trace', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const call = inboundCall({ traceparent: `00-${traceId}-b7ad6b7169203331-01` });
  const away = observe(logger)(() => Promise.reject(new ConnectError('away', Code.Unavailable)));
  await expect(away(call)).rejects.toThrow('away');
  const labels = { rpc_method, rpc_response_status_code: 'UNAVAILABLE' };
  expect(await metricValue('rpc_server_call_duration_seconds_count', labels)).toBe(1);
  expect(lines).toMatchObject([{ msg: 'rpc served', method: rpc_method, code: 'UNAVAILABLE' }]);
  expect(spans.named(rpc_method)).toHaveLength(1);
});
