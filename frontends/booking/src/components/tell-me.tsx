import { ButtonLink } from '@tablewell/ui';
import { waitlistStatus } from '../api/get-waitlist';
import { useResource } from './use-resource';
import { t } from '../lib/language';
import { toWaitlist } from '../later-paths';

/** Whether a party of this size may ask to be told when a full start has a table; false until it is known. */
function useMayWait(restaurantId: string, guests: number): boolean {
  const { data } = useResource(waitlistStatus(restaurantId));
  return data !== undefined && data.fullStarts && guests <= data.largestParty;
}

interface TellMeProps {
  query: { restaurantId: string; time: string; guests: number; area?: string | undefined };
  /** The date of the start, which after midnight is that of the next day. */
  date: string;
}

/** The way to the list for a full start (WAIT-21). */
export function TellMe({ query: { restaurantId, time, guests, area }, date }: TellMeProps) {
  if (!useMayWait(restaurantId, guests)) return null;
  return (
    <div>
      {/* A plain link: this page lacks the texts of the waitlist's pages, which come with them. */}
      <ButtonLink href={toWaitlist(restaurantId, { date, time, guests, area })}>
        {t('times.tellMe')}
      </ButtonLink>
    </div>
  );
}

/** On a day that is full, how to be told when a table becomes free. */
export function FullDay({ restaurantId, guests }: { restaurantId: string; guests: number }) {
  return useMayWait(restaurantId, guests) ? <p>{t('times.tellOn')}</p> : null;
}
