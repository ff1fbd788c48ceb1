import { Button, Inline, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Layout } from '@tablewell/api-client/floor';
import type { Goal } from './service-dialog';

const Text = styled.p`
  color: ${color.textMuted};
  font-size: 0.9375rem;
`;

export interface ServiceNoteProps {
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
          ? 'Guests are booked at the tables of this layout.'
          : booked
            ? `Guests are booked at the tables of ${booked.name}.`
            : 'Guests are booked by the table counts in Settings.'}
      </Text>
      {booked && !layout.inService && (
        <Button variant="quiet" size="small" onClick={() => onChoose(booked.id)}>
          Show {booked.name}
        </Button>
      )}
      {onSwitch && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onSwitch(layout.inService ? 'counts' : 'plan')}
        >
          {layout.inService ? 'Book by counts' : 'Book by this floor plan'}
        </Button>
      )}
    </Inline>
  );
}
