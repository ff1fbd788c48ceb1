import { Banner, Button, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { KeptImport } from './kept-import';
import type { RunningImport } from './use-guest-import';
import { t } from './texts';

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.5rem;
  margin-top: ${space.xs};
  overflow: hidden;
  border: 0;
  border-radius: ${radius.sm};
  background: ${color.sunken};
  appearance: none;
  &::-webkit-progress-bar {
    background: ${color.sunken};
  }
  &::-webkit-progress-value {
    background: ${color.accent};
  }
  &::-moz-progress-bar {
    background: ${color.accent};
  }
`;

/** The progress of an import, with a button to cancel it. */
export const ImportProgress = ({ running, onCancel }: { running: RunningImport; onCancel: () => void }) => (
  <Banner
    tone="info"
    role="status"
    title={t('guests.import.progress', { done: running.done, total: running.total })}
    actions={
      <Button variant="secondary" size="small" onClick={onCancel}>
        {t('guests.import.stop')}
      </Button>
    }
  >
    {running.notice}
    <Bar max={running.total} value={running.done} aria-label={t('guests.import.label')} />
  </Banner>
);

/** An interrupted import, with buttons to continue or discard it. */
export const UnfinishedImport = ({
  kept: {
    fileName,
    progress: { done, total },
  },
  onContinue,
  onDiscard,
}: {
  kept: KeptImport;
  onContinue: () => void;
  onDiscard: () => void;
}) => (
  <Banner
    tone="warning"
    title={t('guests.import.unfinished', { file: fileName })}
    actions={
      <>
        <Button size="small" onClick={onContinue}>
          {t('guests.import.continue')}
        </Button>
        <Button variant="secondary" size="small" onClick={onDiscard}>
          {t('guests.import.discard')}
        </Button>
      </>
    }
  >
    {t('guests.import.unfinishedText', { done, total })}
  </Banner>
);
