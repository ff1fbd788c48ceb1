import { Grid, SelectField } from '@tablewell/ui';
import type { Form } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from '../../lib/language';
import type { TimeChoice } from '../../lib/times';
import type { PartyValues } from './party';
import { w } from './texts';

export const Choice = styled(SelectField)`
  min-height: 3.25rem;
`;

/** Choices side by side stay in line, though one of them has a hint. */
const SideBySide = styled(Grid)`
  align-items: end;
`;

interface PlaceAndTimeFieldsProps {
  form: Form<PartyValues, 'recaptcha'>;
  areas: readonly string[];
  /** The chosen one of the areas. */
  area: string | undefined;
  times: readonly TimeChoice[];
  /** The chosen one of the times. */
  notBefore: string | undefined;
}

/** Where a party would like to sit, and from when on, where there is a choice. */
export function PlaceAndTimeFields({ form, areas, area, times, notBefore }: PlaceAndTimeFieldsProps) {
  if (areas.length === 0 && times.length === 0) return null;
  return (
    <SideBySide $min="14rem" $gap="lg">
      {times.length > 0 && (
        <Choice
          label={w('wait.earliest')}
          name="notBefore"
          autoComplete="off"
          hint={notBefore && w('wait.earliestHint')}
          value={notBefore ?? ''}
          onChange={({ target }) => form.change({ notBefore: target.value })}
        >
          <option value="">{w('wait.soonest')}</option>
          {times.map(({ time, label }) => (
            <option key={time} value={time}>
              {label}
            </option>
          ))}
        </Choice>
      )}
      {areas.length > 0 && (
        <Choice
          label={t('field.area')}
          name="area"
          autoComplete="off"
          value={area ?? ''}
          onChange={({ target }) => form.change({ area: target.value })}
        >
          <option value="">{t('area.any')}</option>
          {areas.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Choice>
      )}
    </SideBySide>
  );
}
