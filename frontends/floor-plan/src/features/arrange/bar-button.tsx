import { Button, color, touchTarget } from '@tablewell/ui';
import type { ButtonProps } from '@tablewell/ui';
import { styled } from 'styled-components';
import { BarIcon } from './bar-icons';
import type { BarIconName } from './bar-icons';

/** A little narrower than a finger's target, so that all of them fit beside each other on a tablet. */
const Square = styled(Button)`
  width: 2.625rem;
  min-height: ${touchTarget};
  padding: 0;
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
`;

interface BarButtonProps extends Omit<ButtonProps, 'children'> {
  icon: BarIconName;
  /** The action's name: read aloud, and shown when the pointer rests on it. */
  label: string;
}

/** A button of the editor's bar, with only an icon. */
export const BarButton = ({ icon, label, ...rest }: BarButtonProps) => (
  <Square variant="quiet" {...rest} aria-label={label} title={label}>
    <BarIcon name={icon} />
  </Square>
);
