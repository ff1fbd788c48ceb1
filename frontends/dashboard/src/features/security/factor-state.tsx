import { useMutation } from '@tanstack/react-query';
import { Badge, Banner, Button, Inline, notify, Stack } from '@tablewell/ui';
import { inLocale } from '../../lib/language';
import { messageOf } from '../../lib/message-of';
import { beginSecondFactor } from './api/second-factor';
import type { SecondFactor, Setup } from './api/second-factor';
import { t } from './texts';

const day = inLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** So few recovery codes are soon used up. */
const few = 3;

interface FactorOffProps {
  hasPassword: boolean;
  /** Asks for the password first. */
  onAsk: () => void;
  onBegun: (setup: Setup) => void;
}

/** Two-step sign-in is off, and can be set up. An account of Google has no password to ask for. */
export function FactorOff({ hasPassword, onAsk, onBegun }: FactorOffProps) {
  const begin = useMutation({
    mutationFn: () => beginSecondFactor(''),
    onSuccess: onBegun,
    onError: (error) => void notify(messageOf(error), { tone: 'danger' }),
  });
  return (
    <div>
      <Button
        variant="secondary"
        busy={begin.isPending}
        onClick={() => (hasPassword ? onAsk() : begin.mutate())}
      >
        {t('security.factor.setUp')}
      </Button>
    </div>
  );
}

interface FactorOnProps {
  factor: Pick<SecondFactor, 'since' | 'codesLeft'>;
  onRenew: () => void;
  onEnd: () => void;
}

/** Two-step sign-in is on: since when, and how many recovery codes are left. */
export function FactorOn({ factor: { since, codesLeft }, onRenew, onEnd }: FactorOnProps) {
  return (
    <Stack $gap="sm">
      <Inline $gap="xs">
        <Badge $tone="success">{t('security.factor.on')}</Badge>
        <span>
          {t('security.factor.since', { day: since ? day().format(since) : '–' })}{' '}
          {t('security.factor.left', { count: codesLeft })}
        </span>
      </Inline>
      {codesLeft <= few && <Banner tone="warning">{t('security.factor.few')}</Banner>}
      <Inline $gap="xs">
        <Button variant="secondary" onClick={onRenew}>
          {t('security.factor.renew')}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {t('security.factor.turnOff')}
        </Button>
      </Inline>
    </Stack>
  );
}
