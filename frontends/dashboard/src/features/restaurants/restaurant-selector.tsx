import { useState } from 'react';
import { Badge, controlStyle, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { useMayLeave } from '../../lib/leave-guard';
import { AddRestaurantDialog } from './add-restaurant-dialog';
import { UpgradePopup } from './upgrade-popup';
import { selectRestaurant, useRestaurants } from '../../lib/use-restaurants';
import { t } from './texts';

const Select = styled.select`
  ${controlStyle}
  padding-right: 2rem;
  font-weight: 600;
  text-overflow: ellipsis;
`;

/** The mark of a test restaurant below, because names are long. */
const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  justify-items: start;
  min-width: 0;
`;

const addOption = '+';

/** Selects the restaurant that the dashboard shows, and adds a new one. */
export function RestaurantSelector() {
  const { all, current, state } = useRestaurants();
  const mayLeave = useMayLeave();
  // Staff of other owners' restaurants cannot create one here.
  const mayAdd = all.length === 0 || all.some(({ role }) => role === undefined || role === 'owner');
  const [open, setOpen] = useState<'add' | 'upgrade'>();

  async function choose(value: string): Promise<void> {
    if (value === addOption) return setOpen('add');
    const next = all.find(({ id }) => id === value);
    if (next && (await mayLeave())) selectRestaurant(next);
  }

  return (
    <>
      <Choice>
        {/* Controlled: it always shows the restaurant that the dashboard shows. */}
        <Select
          aria-label={t('restaurants.selector.label')}
          value={current?.id ?? ''}
          onChange={(event) => void choose(event.target.value)}
        >
          {!current && (
            <option value="" disabled>
              {state === 'loading' ? t('restaurants.selector.loading') : t('restaurants.none')}
            </option>
          )}
          {all.map(({ id, name, mode }) => (
            <option key={id} value={id}>
              {mode === 'test' ? t('restaurants.selector.test', { name }) : name}
            </option>
          ))}
          {mayAdd && <option value={addOption}>{t('restaurants.selector.add')}</option>}
        </Select>
        {current?.mode === 'test' && <Badge $tone="warning">{t('restaurants.test')}</Badge>}
      </Choice>
      <AddRestaurantDialog
        open={open === 'add'}
        onClose={() => setOpen(undefined)}
        onUpgrade={() => setOpen('upgrade')}
      />
      <UpgradePopup open={open === 'upgrade'} onClose={() => setOpen(undefined)} />
    </>
  );
}
