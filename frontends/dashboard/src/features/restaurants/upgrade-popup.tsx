import { Link } from '@tablewell/federation/router';
import { Button, ButtonLink, Dialog, Stack, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import { paths } from '../../paths';
import { t } from './texts';

// The features that Enterprise adds.
const included = ['restaurants', 'api', 'whiteLabel', 'support'] as const;

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${space.xs};
  }
`;

/** Shown when an action needs Enterprise. */
export const UpgradePopup = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    title={t('restaurants.upgrade.title')}
    onClose={onClose}
    actions={
      <>
        <Button variant="secondary" onClick={onClose}>
          {t('restaurants.upgrade.notNow')}
        </Button>
        <ButtonLink as={Link} to={paths.subscription}>
          {t('restaurants.upgrade.plans')}
        </ButtonLink>
      </>
    }
  >
    <Stack $gap="sm">
      <p>{t('restaurants.upgrade.text')}</p>
      <List>
        {included.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {t(`restaurants.upgrade.${item}`)}
          </li>
        ))}
      </List>
    </Stack>
  </Dialog>
);
