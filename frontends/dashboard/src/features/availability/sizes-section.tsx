import { TextField } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { RuleFields } from './rule-card';
import type { RulesSectionProps } from './section-props';
import { t } from './texts';

/** The parties that book online (AVAIL-7). */
export const SizesSection = ({ draft, change, problems }: RulesSectionProps) => (
  <Section title={t('availability.sizes.title')} lead={t('availability.sizes.lead')}>
    <RuleFields>
      <TextField
        label={t('availability.sizes.smallest')}
        type="number"
        inputMode="numeric"
        min={1}
        max={20}
        placeholder="1"
        value={draft.smallestParty}
        error={problems['online.smallestParty']}
        onChange={({ target }) => change({ smallestParty: target.value })}
      />
      <TextField
        label={t('availability.sizes.largest')}
        type="number"
        inputMode="numeric"
        min={1}
        max={20}
        placeholder="20"
        value={draft.largestParty}
        error={problems['online.largestParty']}
        onChange={({ target }) => change({ largestParty: target.value })}
      />
    </RuleFields>
  </Section>
);
