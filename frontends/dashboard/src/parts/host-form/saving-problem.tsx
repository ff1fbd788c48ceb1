import { Banner } from '@tablewell/ui';
import { messageOf } from '../../lib/message-of';
import { isOutdated } from './use-booking';
import { t } from './texts';

/** Why a form could not be saved, other than by a rule that its host can override. */
export const SavingProblem = ({ error }: { error: unknown }) => (
  <Banner tone="danger" role="alert">
    {messageOf(error)}
    {isOutdated(error) && ` ${t('hostForm.outdated')}`}
  </Banner>
);
