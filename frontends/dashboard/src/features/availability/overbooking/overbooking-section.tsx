import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ErrorPanel, Inline, LoadingPanel, TextField } from '@tablewell/ui';
import { overbookingAdvice } from '../../../lib/api/overbooking-advice';
import type { OverbookingAdvice } from '../../../lib/api/overbooking-advice';
import { fullDate } from '../../../lib/calendar';
import { grouped } from '../../../lib/language';
import { messageOf } from '../../../lib/message-of';
import { Section } from '../../../forms/section';
import { RuleFields } from '../rule-card';
import { t } from '../texts';
import { percentWords } from './chance-words';
import { StartList } from './start-list';

/** What more covers at the full starts of a day would come to (OVERBOOK-6). */
export function OverbookingSection({ restaurantId }: { restaurantId: string }) {
  /** Empty: the next busy day, which the server names. */
  const [date, setDate] = useState('');
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...overbookingAdvice(restaurantId, date),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('availability.overbooking.title')} lead={t('availability.overbooking.lead')}>
      <RuleFields>
        <TextField
          label={t('availability.overbooking.day')}
          type="date"
          value={date || (data?.localDate ?? '')}
          onChange={({ target }) => target.value && setDate(target.value)}
        />
        {date && (
          <Inline style={{ alignSelf: 'end' }}>
            <Button variant="secondary" type="button" onClick={() => setDate('')}>
              {t('availability.overbooking.nextBusy')}
            </Button>
          </Inline>
        )}
      </RuleFields>
      {error ? (
        <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
      ) : data ? (
        <div aria-busy={isPlaceholderData} style={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          <Advice advice={data} />
        </div>
      ) : (
        <LoadingPanel text={t('availability.overbooking.loading')} />
      )}
    </Section>
  );
}

function Advice({ advice: { localDate, starts, counted } }: { advice: OverbookingAdvice }) {
  if (counted.reservations < counted.fewest)
    return (
      <p role="status">
        {t('availability.overbooking.tooFew', {
          reservations: counted.reservations,
          fewest: counted.fewest,
          weeks: counted.weeks,
        })}
      </p>
    );
  if (!localDate) return <p role="status">{t('availability.overbooking.noBusyDay')}</p>;
  if (starts.length === 0)
    return <p role="status">{t('availability.overbooking.nothingFull', { date: fullDate(localDate) })}</p>;
  return <StartList starts={starts} date={fullDate(localDate)} basis={basisOf(counted)} />;
}

function basisOf(counted: OverbookingAdvice['counted']): string {
  const { reservations, noShows, canceledLate, weeks, shareLow, shareHigh, staysMeasured } = counted;
  const known = t('availability.overbooking.basis', {
    reservations: grouped(reservations),
    weeks,
    noShows: grouped(noShows),
    canceled: grouped(canceledLate),
    low: percentWords(shareLow),
    high: percentWords(shareHigh),
  });
  return staysMeasured ? known : `${known} ${t('availability.overbooking.plannedStays')}`;
}
