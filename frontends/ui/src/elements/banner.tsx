import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { radius, space } from '../tokens/scale';
import { tonePaint } from './tones';
import type { Tone } from './tones';
import { uiTexts } from '../ui-texts';

const Box = styled.div<{ $tone: Tone; $dismissible: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  padding-block: ${space.sm};
  padding-inline: ${space.md} ${({ $dismissible }) => ($dismissible ? space.xxl : space.md)};
  border-radius: ${radius.md};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => tonePaint[$tone].text} 28%, transparent);
  background: ${({ $tone }) => tonePaint[$tone].ground};
`;

const Text = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

const Title = styled.p<{ $tone: Tone }>`
  font-weight: 650;
  color: ${({ $tone }) => tonePaint[$tone].text};
`;

/** Stays in the corner when the actions wrap below the text on a phone. */
const Dismiss = styled.button`
  position: absolute;
  top: 0.3125rem;
  inset-inline-end: 0.3125rem;
  min-width: 2.25rem;
  min-height: 2.25rem;
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${color.text};
  font-size: 1.25rem;
  line-height: 1;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
`;

interface BannerProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons to the right of the text. */
  actions?: ReactNode;
  /** Shows a close button. */
  onDismiss?: () => void;
  /**
   * `alert` for a new failure, `status` for other new messages; left out for a banner that is present from the start.
   */
  role?: 'alert' | 'status';
  /** `off` if a live region around it announces it. */
  'aria-live'?: 'off' | undefined;
}

/** A message in the flow of the page. */
export function Banner({ tone, title, children, actions, onDismiss, role, ...live }: BannerProps) {
  return (
    <Box $tone={tone} $dismissible={onDismiss !== undefined} role={role} {...live}>
      <Text>
        {title && <Title $tone={tone}>{title}</Title>}
        {children && <div>{children}</div>}
      </Text>
      {actions}
      {onDismiss && (
        <Dismiss type="button" aria-label={uiTexts.dismiss} onClick={onDismiss}>
          ×
        </Dismiss>
      )}
    </Box>
  );
}
