import { Button, Inline, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Layout } from '@tablewell/api-client/floor';
import type { Goal } from './service-dialog';
import { t } from '../../texts';

const Text = styled.p`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

interface ServiceNoteProps {
  layouts: readonly Layout[];
  layout: Layout;
  /** Absent in a view-only layout. */
  onSwitch: ((goal: Goal) => void) | undefined;
  onChoose: (id: string) => void;
}

/** The note about the tables in service, with the button that changes them. */
export function ServiceNote({ layouts, layout, onSwitch, onChoose }: ServiceNoteProps) {
  const booked = layouts.find(({ inService }) => inService);
  return (
    <Inline $gap="sm">
      <Text>
        {layout.inService
          ? t('plan.service.byThis')
          : booked
            ? t('plan.service.byOther', { name: booked.name })
            : t('plan.service.byCounts')}
      </Text>
      {booked && !layout.inService && (
        <Button variant="quiet" size="small" onClick={() => onChoose(booked.id)}>
          {t('plan.service.show', { name: booked.name })}
        </Button>
      )}
      {onSwitch && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onSwitch(layout.inService ? 'counts' : 'plan')}
        >
          {layout.inService ? t('plan.service.goal.counts') : t('plan.service.goal.plan')}
        </Button>
      )}
    </Inline>
  );
}
