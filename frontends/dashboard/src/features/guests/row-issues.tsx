import { t } from './texts';

/** Rows with issues beyond this number are only counted. */
const listed = 3;

/** Issues of the rows of a file. */
export const RowIssues = ({ issues }: { issues: readonly string[] }) => (
  <>
    {issues.slice(0, listed).map((issue) => (
      <p key={issue}>{issue}</p>
    ))}
    {issues.length > listed && <p>{t('guests.import.more', { count: issues.length - listed })}</p>}
  </>
);
