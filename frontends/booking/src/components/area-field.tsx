import { SelectField } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { ReservationForm } from '../lib/form-values';
import { t } from '../lib/language';

/** As high as the fields around it. */
const Select = styled(SelectField)`
  min-height: 3.25rem;
`;

interface AreaFieldProps {
  form: ReservationForm;
  /** In the owner's words. */
  areas: readonly string[];
  /** The chosen one; undefined: anywhere. */
  area: string | undefined;
}

/** The areas of a restaurant as a choice (AREA-7). */
export const AreaField = ({ form, areas, area = '' }: AreaFieldProps) => (
  <Select
    label={t('field.area')}
    name="area"
    autoComplete="off"
    error={form.errors.area}
    value={area}
    onChange={(event) => form.change({ area: event.target.value })}
  >
    <option value="">{t('area.any')}</option>
    {areas.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </Select>
);
