import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import { invalid } from '@tablewell/chassis/refusal';

/** An instant from a caller; one beyond the range of `Date` is refused. */
export function instantOf(field: string, given: Timestamp | undefined): Date | undefined {
  if (!given) return undefined;
  const instant = timestampDate(given);
  if (Number.isNaN(instant.getTime())) throw invalid([{ field, message: 'Please give a date and a time' }]);
  return instant;
}
