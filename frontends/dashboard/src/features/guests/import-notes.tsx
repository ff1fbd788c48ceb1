import { Banner } from '@tablewell/ui';
import { ImportProgress, UnfinishedImport } from './import-progress';
import { RowIssues } from './row-issues';
import type { GuestImport } from './use-guest-import';
import { t } from './texts';

/** The progress of an import, the rest of an interrupted one, and the rows that were skipped. */
export const ImportNotes = ({ csv }: { csv: GuestImport }) => (
  <>
    {csv.running && <ImportProgress running={csv.running} onCancel={csv.cancel} />}
    {csv.unfinished && (
      <UnfinishedImport kept={csv.unfinished} onContinue={csv.goOn} onDiscard={csv.discardUnfinished} />
    )}
    {csv.issues.length > 0 && (
      <Banner tone="warning" title={t('guests.import.skipped')}>
        <RowIssues issues={csv.issues} />
      </Banner>
    )}
  </>
);
