import { outboundCall } from '../../testing/calls';
import { metricValue } from '../../testing/measurements';
import { recordSpans, type RecordedSpans } from '../../testing/spans';
import { observe } from './observe';

const rpc_method = 'tablewell.reservation.v1.ReservationService/GetReservation';

let spans: RecordedSpans;
beforeAll(() => (spans = recordSpans()));
afterAll(() => spans.stop());

test('a call is counted by its code, and a span of this process', async () => {
  await observe(async ({ request }) => request)(outboundCall());
  const labels = { rpc_method, rpc_response_status_code: 'OK' };
  expect(await metricValue('rpc_client_call_duration_seconds_count', labels)).toBe(1);
  expect(spans.named(rpc_method)).toHaveLength(1);
});
