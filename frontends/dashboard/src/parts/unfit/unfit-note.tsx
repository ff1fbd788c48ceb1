import { Banner } from '@tablewell/ui';
import { t } from './texts';

/** The mark of a reservation that no longer fits, in a row. */
export const unfitMark = (): string => t('unfit.mark');

/** Why a reservation no longer fits, with what can be done; nothing for one that fits. */
export const UnfitNote = ({ reasons }: { reasons: string | undefined }) =>
  reasons ? (
    <Banner tone="warning" title={unfitMark()}>
      {t('unfit.text', { reasons })}
    </Banner>
  ) : null;
