import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingPanel, OfferedStarts } from '@tablewell/ui';
import type { Preview } from '../../api/preview-tables';
import { t } from '../../texts';

/** The offered starts before and after a change of tables. Without them, the tables can be put in service all the same. */
export function StartsPreview({ preview }: { preview: UseQueryResult<Preview | undefined> }) {
  const { data, isError } = preview;
  if (isError) return <p>{t('plan.starts.failed')}</p>;
  if (!data) return <LoadingPanel text={t('plan.starts.loading')} />;
  return <OfferedStarts days={data.days} partySizes={data.partySizes} isComplete={data.complete} />;
}
