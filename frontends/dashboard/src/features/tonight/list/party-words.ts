import { markedLate } from '@tablewell/api-client/book';
import type { Party } from '@tablewell/api-client/book';
import { inLocale } from '../../../lib/language';
import { areaWords, dietWords, occasionWords } from '../../../lib/diner-words';
import { allergyLabel, answerLabel, isVip } from '../../../lib/party-signs';
import type { Reply } from '../../../parts/replies/api/replies';
import { unreadReplyWords } from '../../../parts/replies/unread-reply';
import { clockAt } from '../../../lib/clock';
import { duration, noTableLabel, partlyHere, runningLate, stageLabel } from '../../../parts/evening/labels';
import { t } from '../texts';

const list = inLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** How late it is, counted from its time. */
export const lateLabel = (party: Party, beyond: number): string =>
  t('tonight.row.late', { duration: duration(beyond + (party.late?.minutes ?? 0)) });

/** What the party said, before and after booking, without what has a sign of its own. */
export function saidBy(party: Party): string {
  const message = party.messages?.at(-1)?.words ?? '';
  return [dietWords(party), occasionWords(party), party.notes, areaWords(party), message && `“${message}”`]
    .filter(Boolean)
    .join(' · ');
}

export const isAtBlock = ({ blockedBy = [] }: Party): boolean => blockedBy.length > 0;

/** What a row says that depends on more than its party. */
interface RowState {
  readonly zone: string;
  readonly now: number;
  /** The owner's grace time, in minutes. */
  readonly grace: number;
  readonly unfits: boolean;
  readonly isFirstVisit: boolean;
  /** How often the guest was at all restaurants of the group; empty or absent: not known. */
  readonly inGroup?: string;
  readonly clash: string;
  readonly reply: Reply | undefined;
}

/** The row in words, for screen readers. */
export function labelOf(party: Party, state: RowState): string {
  const { zone, now, grace, unfits, isFirstVisit, inGroup = '', clash, reply } = state;
  const late = markedLate(party, now, grace);
  const parts = [
    party.name,
    t('tonight.partyOf', { size: party.size }),
    clockAt(party.startsAt, zone),
    reply ? unreadReplyWords(reply) : '',
    allergyLabel(party),
    isVip(party) ? t('tonight.row.vip') : '',
    isFirstVisit ? t('tonight.row.firstVisit') : '',
    inGroup,
    late > 0 ? lateLabel(party, late) : stageLabel(party.stage),
    party.stage === 'booked' ? answerLabel(party) : '',
    runningLate(party, zone),
    partlyHere(party),
    party.tables.length > 0
      ? t('tonight.row.tables', { tables: list().format(party.tables) })
      : noTableLabel(),
    clash,
    isAtBlock(party) ? t('tonight.row.tableBlocked') : '',
    unfits ? t('tonight.row.unfit') : '',
    saidBy(party),
  ];
  return parts.filter(Boolean).join(', ');
}
