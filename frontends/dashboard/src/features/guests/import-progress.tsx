import { Banner, Button } from '@tablewell/ui';
import type { RunningImport } from './use-guest-import';

/** How far an import is, and the way out of it. */
export const ImportProgress = ({ running, onCancel }: { running: RunningImport; onCancel: () => void }) => (
  <Banner
    tone="info"
    role="status"
    title={`Importing ${running.done} of ${running.total} guests...`}
    actions={
      <Button variant="secondary" size="small" onClick={onCancel}>
        Cancel Import
      </Button>
    }
  >
    {running.notice}
  </Banner>
);
