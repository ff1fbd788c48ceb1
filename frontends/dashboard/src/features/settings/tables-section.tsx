import { tableKinds } from '@tablewell/restaurant-rules/tables';
import { Grid, TextField, color, rich } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Restaurant } from '../../lib/api/list-restaurants';
import { Section } from '../../forms/section';
import type { SectionProps } from './section-props';
import { tableCount, totalSeats } from './settings-draft';
import { t } from './texts';

const Total = styled.p`
  color: ${color.textMuted};
  strong {
    color: ${color.text};
    font-variant-numeric: tabular-nums;
  }
`;

/** How many tables there are of each kind. */
export function TablesSection({
  draft,
  change,
  problems,
  restaurant,
}: SectionProps & { restaurant: Restaurant }) {
  const tables = Object.values(draft.counts).reduce((sum, count) => sum + count, 0);
  return (
    <Section title={t('settings.tables.title')} lead={t('settings.tables.lead')}>
      <Grid $gap="md" $min="8rem" style={{ alignItems: 'end' }}>
        {tableKinds.map(({ key, label, seats }) => (
          <TextField
            key={key}
            label={label}
            hint={t('settings.tables.seats', { count: seats })}
            inputMode="numeric"
            autoComplete="off"
            value={String(draft.counts[key] ?? 0)}
            error={problems[`tableAvailability.${key}`] ?? problems[`tableAvailability.${key}.count`]}
            onFocus={(event) => event.target.select()}
            onChange={(event) =>
              change({ counts: { ...draft.counts, [key]: tableCount(event.target.value) } })
            }
          />
        ))}
      </Grid>
      <Total aria-live="polite">
        {rich(t('settings.tables.total', { seats: totalSeats(draft, restaurant), tables }), {
          strong: (words) => <strong>{words}</strong>,
        })}
      </Total>
    </Section>
  );
}
