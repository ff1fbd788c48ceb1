import type { WaitlistEntry, WaitlistStatus } from '../../api/types';
import { t } from '../../lib/language';
import { w } from './texts';

/** A range of minutes in words. */
export function rangeText({ from, to }: { from: number; to: number }): string {
  if (to === 0) return w('wait.none');
  return from === to ? w('wait.about', { count: to }) : w('wait.range', { from, to });
}

/** How long a party of a size would wait, and how many wait before it. */
export function waitOf(
  { waits }: WaitlistStatus,
  guests: number,
): { text: string; ahead: string } | undefined {
  const wait = waits.find((each) => each.guests === guests);
  if (!wait) return undefined;
  const { from, to, partiesAhead: count } = wait;
  return {
    text: from === undefined || to === undefined ? w('wait.unknown') : rangeText({ from, to }),
    ahead: count === 0 ? w('wait.aheadNone') : w('wait.ahead', { count }),
  };
}

/** What the page of an entry shows. */
export type Stage =
  'line' | 'start' | 'ready' | 'offer' | 'taken' | 'seated' | 'left' | 'noShow' | 'declined';

/** The stage of an entry: what is held for it comes first. */
export function stageOf({ state, offer, date }: WaitlistEntry): Stage {
  const isStart = date !== undefined;
  switch (state) {
    case 'CANCELED':
      return 'left';
    case 'NO_SHOW':
      return 'noShow';
    case 'DECLINED_BY_MERCHANT':
      return 'declined';
    case 'SEATED':
      // A start that was taken is a reservation (WAIT-20).
      return isStart ? 'taken' : 'seated';
    default:
      if (offer) return isStart ? 'offer' : 'ready';
      if (isStart) return state === 'WAITING' ? 'start' : 'taken';
      return 'line';
  }
}

/** Whether the party still waits, so that its entry changes. */
export const isOpen = (entry: WaitlistEntry): boolean =>
  ['line', 'start', 'ready', 'offer'].includes(stageOf(entry));

const titles = {
  line: 'wait.line',
  start: 'wait.start',
  ready: 'wait.ready',
  offer: 'wait.offer',
  taken: 'wait.taken',
  seated: 'wait.seated',
  left: 'wait.left',
  noShow: 'wait.noShow',
  declined: 'wait.declined',
} as const satisfies Record<Stage, string>;

/** The heading of each stage. */
export const titleOf = (stage: Stage): string => w(titles[stage]);

/** Each stage in a sentence. */
export function leadOf(entry: WaitlistEntry): string {
  const restaurant = entry.restaurant?.name ?? '';
  const stage = stageOf(entry);
  switch (stage) {
    case 'line':
      return entry.state === 'PENDING_MERCHANT_CONFIRMATION'
        ? w('wait.pendingWords', { restaurant })
        : w('wait.lineWords', { restaurant });
    case 'taken':
      return t('lead.confirmed', { restaurant });
    case 'left':
      return w('wait.leftWords');
    case 'noShow':
      return w('wait.noShowWords');
    case 'start':
      return w('wait.startWords', { restaurant });
    case 'seated':
      return w('wait.seatedWords', { restaurant });
    case 'declined':
      return w('wait.declinedWords', { restaurant });
    default:
      return '';
  }
}
