import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import type {
  Wait as WaitMessage,
  WaitRange as RangeMessage,
} from '@tablewell/proto/reservation/v1/waitlist_pb';
import type { Wait, WaitRange } from './party';

/** A range of minutes. */
export const readRange = ({ fromMinutes, untilMinutes }: RangeMessage): WaitRange => ({
  from: fromMinutes,
  until: untilMinutes,
});

/** The wait of a party. */
export function readWait(message: WaitMessage): Wait {
  const { quote, areas, accessible, readyUntil, lapsedAt, comingAt, checkedInAt, notBefore, lateMinutes } =
    message;
  return {
    joinedAt: msOf(message.joinedAt) ?? 0,
    areas,
    isAccessible: accessible,
    ...(quote ? { quote: readRange(quote) } : {}),
    ...(readyUntil ? { readyUntil: msOf(readyUntil) ?? 0 } : {}),
    ...(lapsedAt ? { lapsedAt: msOf(lapsedAt) ?? 0 } : {}),
    ...(comingAt ? { comingAt: msOf(comingAt) ?? 0 } : {}),
    ...(checkedInAt ? { checkedInAt: msOf(checkedInAt) ?? 0 } : {}),
    ...(notBefore ? { notBefore: msOf(notBefore) ?? 0 } : {}),
    ...(lateMinutes > 0 ? { lateMinutes } : {}),
  };
}

const msOf = (time: Timestamp | undefined): number | undefined => time && timestampDate(time).getTime();
