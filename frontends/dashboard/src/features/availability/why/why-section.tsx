import { useState } from 'react';
import { TextField } from '@tablewell/ui';
import { Section } from '../../settings/section';
import { useToday } from '../../../lib/use-today';
import { RuleFields } from '../rule-card';
import { PartySizeField } from './party-size-field';
import { WhyClosed } from './why-closed';

export interface WhySectionProps {
  restaurantId: string;
  timezone: string;
}

/** Why a time is closed, under the rules that are in force. */
export function WhySection({ restaurantId, timezone }: WhySectionProps) {
  const today = useToday(timezone);
  const [date, setDate] = useState(today);
  const [partySize, setPartySize] = useState(2);
  return (
    <Section
      title="Why is this time closed?"
      lead="What guests can book under the rules in force, and the first rule that closes each other time."
    >
      <RuleFields>
        <TextField
          label="Day"
          type="date"
          value={date}
          onChange={({ target }) => target.value && setDate(target.value)}
        />
        <PartySizeField label="Party size" size={partySize} onChange={setPartySize} />
      </RuleFields>
      <WhyClosed restaurantId={restaurantId} date={date} partySize={partySize} />
    </Section>
  );
}
