/** At most this many are listed (spec, section 9). */
const listed = 3;

/** What was wrong with rows of a file. */
export const RowIssues = ({ issues }: { issues: readonly string[] }) => (
  <>
    {issues.slice(0, listed).map((issue) => (
      <p key={issue}>{issue}</p>
    ))}
    {issues.length > listed && <p>… and {issues.length - listed} more</p>}
  </>
);
