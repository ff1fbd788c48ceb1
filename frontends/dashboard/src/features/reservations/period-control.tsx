import { Button, ToggleButtons, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { IconButton } from '../../lib/icon-button';
import { periods } from './periods';
import type { PeriodId } from './periods';
import { t } from './texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  ${media.tablet} {
    width: auto;
  }
`;

const Label = styled.p`
  min-width: 9rem;
  font-weight: 600;
  text-align: center;
`;

interface PeriodControlProps {
  period: PeriodId;
  label: string;
  /** Whether the period includes today. */
  isNow: boolean;
  onPeriod: (period: PeriodId) => void;
  onStep: (by: 1 | -1) => void;
  onNow: () => void;
}

/** Selects the period that the list shows. */
export const PeriodControl = ({ period, label, isNow, onPeriod, onStep, onNow }: PeriodControlProps) => (
  <Row>
    <ToggleButtons
      label={t('reservations.period.label')}
      items={periods.map((id) => ({ id, label: t(`reservations.period.${id}`) }))}
      selected={period}
      onSelect={onPeriod}
    />
    <Steps>
      {!isNow && (
        <Button variant="quiet" size="small" onClick={onNow}>
          {t('reservations.period.now')}
        </Button>
      )}
      <IconButton icon="left" label={t('reservations.period.previous')} onClick={() => onStep(-1)} />
      <Label aria-live="polite">{label}</Label>
      <IconButton icon="right" label={t('reservations.period.next')} onClick={() => onStep(1)} />
    </Steps>
  </Row>
);
