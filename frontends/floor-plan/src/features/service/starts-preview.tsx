import type { UseQueryResult } from '@tanstack/react-query';
import { LoadingPanel, OfferedStarts } from '@tablewell/ui';
import type { Preview } from '../../api/preview-tables';

/** The offered starts before and after a change of tables. Without them, the tables can be put in service all the same. */
export function StartsPreview({ preview }: { preview: UseQueryResult<Preview | undefined> }) {
  const { data, isError } = preview;
  if (isError) return <p>The offered starts cannot be compared right now.</p>;
  if (!data) return <LoadingPanel text="Counting offered starts..." />;
  return <OfferedStarts days={data.days} partySizes={data.partySizes} isComplete={data.complete} />;
}
