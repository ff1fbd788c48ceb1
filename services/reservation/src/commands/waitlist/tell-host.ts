import { announcedMinutes } from '@tablewell/booking-rules/late';
import { invalid, type Refusal } from '@tablewell/chassis/refusal';
import { tellHost as tell, type WaitersNews } from '../../party/waiters-news';
import type { Reservation } from '../../party/reservation';
import { revise, type RevisingPorts } from '../revise';
import { findEntry } from './answer-offer';

/** A party in the line of now says that it is here, or late (WAIT-14). Idempotent. */
export function tellHost(ports: RevisingPorts) {
  return async (id: string, news: WaitersNews): Promise<Reservation | Refusal> => {
    const choices: readonly number[] = [0, ...announcedMinutes];
    if (news.kind === 'late' && !choices.includes(news.minutes))
      return invalid([{ field: 'lateMinutes', message: 'Please say 10, 20 or 30 minutes, or 0' }]);
    return revise(
      ports,
      () => findEntry(ports, id),
      async (current) => ({ change: (write) => tell(current, news, write) }),
    );
  };
}
