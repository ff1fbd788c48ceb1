import { memo } from 'react';
import { Button, color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Party, StepName } from '@tablewell/api-client/book';
import { clockAt } from '../../lib/clock';
import { Icon } from '../../lib/icons';
import { PhoneLink } from '../../lib/phone';
import { CompactButton } from './compact-button';
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
    gap: ${space.sm};
    align-items: center;
    justify-content: space-between;
    padding: ${space.xxs} ${space.sm};
    line-height: 1.25;
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
  a {
    display: block;
    width: fit-content;
    /* With the buttons beside it, a line is no higher than a fingertip and a line of text. */
    padding-block: 0.625rem;
    margin-block: -0.25rem;
  }
  small {
    color: ${color.textMuted};
  }
`;

const Who = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Acts = styled.span`
  display: flex;
  flex: none;
  gap: ${space.xs};
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
      <Who>
        {t('tonight.calls.party', { time: clockAt(party.startsAt, zone), name, size })}
        {lastAt !== undefined && (
          <>
            {' '}
            <small>{t('tonight.calls.tries', { count: tries, time: clockAt(lastAt, zone) })}</small>
          </>
        )}
        <PhoneLink of={party.phone} none="" />
      </Who>
      <Acts>
        <CompactButton
          variant="secondary"
          aria-label={t('tonight.row.step', { step: t('tonight.step.no-answer'), name })}
          onClick={() => onStep(party, 'no-answer')}
        >
          {t('tonight.step.no-answer')}
        </CompactButton>
        <CompactButton
          aria-label={t('tonight.row.step', { step: t('tonight.calls.reached'), name })}
          onClick={() => onStep(party, 'confirm')}
        >
          {t('tonight.calls.reached')}
        </CompactButton>
      </Acts>
    </li>
  );
}
