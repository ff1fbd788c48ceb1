import { timestampDate } from '@bufbuild/protobuf/wkt';
import { invalid } from '@tablewell/chassis/refusal';
import type { When } from '@tablewell/proto/reservation/v1/reservation_service_pb';
import type { RequestedTime } from '../../commands/when';

/** The requested time, if there is one. */
export function toRequestedTime(when: When | undefined): RequestedTime | undefined {
  if (when?.time.case === 'local') return { local: when.time.value };
  if (when?.time.case === 'instant') return { instant: timestampDate(when.time.value).getTime() };
  return undefined;
}

/** A requested time that is required. */
export function toWhen(when: When | undefined): RequestedTime {
  const requested = toRequestedTime(when);
  if (!requested || ('instant' in requested && Number.isNaN(requested.instant)))
    throw invalid([{ field: 'when', message: 'Please select a time' }]);
  return requested;
}
