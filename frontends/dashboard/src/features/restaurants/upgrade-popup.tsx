import { Link } from '@tablewell/federation/router';
import { Button, ButtonLink, Dialog, Stack, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import { paths } from '../../paths';

// Spec, section 6: what Enterprise adds.
const included = ['Unlimited restaurants', 'API access', 'White label', 'Dedicated support'];

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

/** Shown where a plan ends and Enterprise begins. */
export const UpgradePopup = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    title="Upgrade to Enterprise"
    onClose={onClose}
    actions={
      <>
        <Button variant="secondary" onClick={onClose}>
          Not now
        </Button>
        <ButtonLink as={Link} to={paths.subscription}>
          See plans
        </ButtonLink>
      </>
    }
  >
    <Stack $gap="sm">
      <p>More than one restaurant is part of the Enterprise plan. It includes:</p>
      <List>
        {included.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </List>
    </Stack>
  </Dialog>
);
