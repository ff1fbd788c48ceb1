import { useState } from 'react';
import { TextField } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { useToday } from '../../lib/use-today';
import { RuleFields } from './rule-card';
import { PartySizeField } from '../../parts/why/party-size-field';
import { WhyClosed } from '../../parts/why/why-closed';
import { t } from '../../parts/why/texts';

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
    <Section title={t('why.title')} lead={t('why.lead')}>
      <RuleFields>
        <TextField
          label={t('why.day')}
          type="date"
          value={date}
          onChange={({ target }) => target.value && setDate(target.value)}
        />
        <PartySizeField label={t('why.partySize')} size={partySize} onChange={setPartySize} />
      </RuleFields>
      <WhyClosed restaurantId={restaurantId} date={date} partySize={partySize} />
    </Section>
  );
}
