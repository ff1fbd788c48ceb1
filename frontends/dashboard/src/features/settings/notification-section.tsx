import { Checkbox, Stack } from '@tablewell/ui';
import { Section } from './section';
import type { SectionProps } from './section-props';

/** What is said to whom without anybody pressing a button. */
export const NotificationSection = ({ draft, change, problems }: SectionProps) => (
  <Section title="Notification settings">
    <Stack $gap="sm">
      <Checkbox
        label="Confirm reservations automatically"
        checked={draft.autoConfirm}
        error={problems['autoConfirm']}
        onChange={(event) => change({ autoConfirm: event.target.checked })}
      />
      <Checkbox
        label="Email notifications: tell the restaurant of new, changed and canceled reservations"
        checked={draft.emailNotifications}
        error={problems['emailNotifications']}
        onChange={(event) => change({ emailNotifications: event.target.checked })}
      />
      <Checkbox
        label="SMS notifications: tell guests of their reservation (Premium and up)"
        checked={draft.smsNotifications}
        error={problems['smsNotifications']}
        onChange={(event) => change({ smsNotifications: event.target.checked })}
      />
    </Stack>
  </Section>
);
