import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingPanel, OfferedStarts } from '@tablewell/ui';
import type { Preview } from '../../api/preview-tables';
import { inLocale, t } from '../../texts';
import { startsTexts } from './starts-texts';

const dayAndMonth = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);
const dateLabel = (date: string): string => dayAndMonth().format(new Date(`${date}T00:00Z`));

/** The offered starts before and after a change of tables. Without them, the tables can be put in service all the same. */
export function StartsPreview({ preview }: { preview: UseQueryResult<Preview | undefined> }) {
  const { data, isError } = preview;
  if (isError) return <p>{t('plan.starts.failed')}</p>;
  if (!data) return <LoadingPanel text={t('plan.starts.loading')} />;
  return (
    <OfferedStarts
      days={data.days}
      partySizes={data.partySizes}
      isComplete={data.complete}
      dateLabel={dateLabel}
      texts={startsTexts()}
    />
  );
}
