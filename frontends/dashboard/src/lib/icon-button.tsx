import { Button } from '@tablewell/ui';
import type { ButtonProps } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from './icons';
import type { IconName } from './icons';

const Square = styled(Button)`
  padding-inline: 0;
  width: 2.75rem;
  min-height: 2.75rem;
`;

interface IconButtonProps extends Omit<ButtonProps, 'children'> {
  icon: IconName;
  /** The action's name: read aloud, and shown when the pointer rests on it. */
  label: string;
}

/** A button with only an icon. */
export const IconButton = ({ icon, label, variant = 'quiet', ...rest }: IconButtonProps) => (
  <Square {...rest} variant={variant} aria-label={label} title={label}>
    <Icon name={icon} />
  </Square>
);
