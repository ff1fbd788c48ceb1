import { Refusal } from '@tablewell/chassis/refusal';
import { isInLine, stageOf } from './lifecycle';
import { nextVersion, type Outcome, type Write } from './outcome';
import type { Reservation } from './reservation';

/** What a party in the line of now tells the host through its link. */
export type WaitersNews =
  | { readonly kind: 'here' }
  /** 0: on time after all. */
  | { readonly kind: 'late'; readonly minutes: number };

/** Notes that a party in line is here, or late (WAIT-14). It keeps its place. */
export function tellHost(party: Reservation, news: WaitersNews, write: Write): Outcome {
  const { wait } = party;
  if (!wait || wait.forStart || !isInLine(stageOf(party))) return notInLine();
  if (news.kind === 'here') {
    if (wait.checkedInAt) return 'unchanged';
    const { lateMinutes: _, ...rest } = wait;
    const reservation = nextVersion(party, write, { wait: { ...rest, checkedInAt: write.at } });
    return { next: reservation, events: [{ kind: 'noted', reservation, note: 'confirmed' }] };
  }
  const { minutes } = news;
  if ((wait.lateMinutes ?? 0) === minutes) return 'unchanged';
  const { lateMinutes: _, ...rest } = wait;
  const late = minutes > 0 ? { ...rest, lateMinutes: minutes } : rest;
  const reservation = nextVersion(party, write, { wait: late });
  return {
    next: reservation,
    events: [{ kind: 'noted', reservation, note: minutes > 0 ? 'late' : 'on-time' }],
  };
}

const notInLine = () => new Refusal('conflict', 'not-in-line', 'You are no longer in line.');
