import { memo } from 'react';
import { Button, color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Party, StepName } from '@tablewell/api-client/book';
import { clockAt } from '../../lib/clock';
import { Icon } from '../../lib/icons';
import { PhoneLink } from '../../lib/phone';
import type { Call } from './model/calls';
import { t } from './texts';

const Box = styled.section`
  flex: none;
  max-height: 45dvh;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

const Count = styled(Button)`
  gap: 0.125rem;
  min-height: ${touchTarget};
  min-width: 2.75rem;
  && {
    padding-inline: 0.125rem;
  }
  font-variant-numeric: tabular-nums;
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xxs} ${space.sm};
    align-items: center;
    padding: ${space.xxs} ${space.sm};
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
  }
  small {
    color: ${color.textMuted};
  }
`;

const Acts = styled.span`
  display: flex;
  gap: ${space.xs};
  margin-inline-start: auto;
`;

interface CallListProps {
  calls: readonly Call[];
  zone: string;
  onStep: (party: Party, step: StepName) => void;
}

/** How many parties have not confirmed; shows and hides them (EVENING-29). */
export const CallsButton = memo(function CallsButton({
  count,
  isOpen,
  onToggle,
}: {
  count: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) {
  if (count === 0) return null;
  const label = t('tonight.calls.count', { count });
  return (
    <Count
      variant="quiet"
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      onClick={() => onToggle(!isOpen)}
    >
      <Icon name="phone" />
      {count}
    </Count>
  );
});

/** The parties that have not confirmed, each with its phone number and a button for each outcome of a call (EVENING-29). */
export const CallList = memo(function CallList({ calls, zone, onStep }: CallListProps) {
  if (calls.length === 0) return null;
  return (
    <Box aria-label={t('tonight.calls.title')}>
      <Lines>
        {calls.map((call) => (
          <Line key={call.party.id} call={call} zone={zone} onStep={onStep} />
        ))}
      </Lines>
    </Box>
  );
});

function Line({ call, zone, onStep }: { call: Call } & Pick<CallListProps, 'zone' | 'onStep'>) {
  const { party, tries, lastAt } = call;
  const { name, size } = party;
  return (
    <li>
      <span>
        {t('tonight.calls.party', { time: clockAt(party.startsAt, zone), name, size })}
        {lastAt !== undefined && (
          <>
            {' '}
            <small>{t('tonight.calls.tries', { count: tries, time: clockAt(lastAt, zone) })}</small>
          </>
        )}
      </span>
      <PhoneLink of={party.phone} none="" />
      <Acts>
        <Button
          variant="secondary"
          aria-label={t('tonight.row.step', { step: t('tonight.step.no-answer'), name })}
          onClick={() => onStep(party, 'no-answer')}
        >
          {t('tonight.step.no-answer')}
        </Button>
        <Button
          aria-label={t('tonight.row.step', { step: t('tonight.calls.reached'), name })}
          onClick={() => onStep(party, 'confirm')}
        >
          {t('tonight.calls.reached')}
        </Button>
      </Acts>
    </li>
  );
}
