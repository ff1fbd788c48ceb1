import { useState } from 'react';
import { TextField } from '@tablewell/ui';
import { Section } from '../../../forms/section';
import { useToday } from '../../../lib/use-today';
import { RuleFields } from '../rule-card';
import { PartySizeField } from './party-size-field';
import { WhyClosed } from './why-closed';
import { t } from '../texts';

interface WhySectionProps {
  restaurantId: string;
  timezone: string;
}

/** Why a time is closed, under the rules that are in force. */
export function WhySection({ restaurantId, timezone }: WhySectionProps) {
  const today = useToday(timezone);
  const [date, setDate] = useState(today);
  const [partySize, setPartySize] = useState(2);
  return (
    <Section title={t('availability.why.title')} lead={t('availability.why.lead')}>
      <RuleFields>
        <TextField
          label={t('availability.why.day')}
          type="date"
          value={date}
          onChange={({ target }) => target.value && setDate(target.value)}
        />
        <PartySizeField label={t('availability.why.partySize')} size={partySize} onChange={setPartySize} />
      </RuleFields>
      <WhyClosed restaurantId={restaurantId} date={date} partySize={partySize} />
    </Section>
  );
}
