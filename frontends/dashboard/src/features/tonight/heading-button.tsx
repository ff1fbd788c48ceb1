import { Button, media, touchTarget } from '@tablewell/ui';
import type { ButtonProps } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import type { IconName } from '../../lib/icons';

/** On a phone, where the date and the buttons share one row, there is room for the icon only. */
const Folding = styled(Button)`
  min-width: ${touchTarget};
  padding-inline: 0;
  > span {
    display: none;
  }
  ${media.tablet} {
    padding-inline: 1.125rem;
    > span {
      display: inline;
    }
  }
`;

interface HeadingButtonProps extends Omit<ButtonProps, 'children'> {
  icon: IconName;
  /** What it does: written beside the icon, and on a phone read aloud only. */
  label: string;
}

/** A secondary button in the heading of the evening. */
export const HeadingButton = ({ icon, label, ...rest }: HeadingButtonProps) => (
  <Folding {...rest} variant="secondary" aria-label={label} title={label}>
    <Icon name={icon} />
    <span>{label}</span>
  </Folding>
);
