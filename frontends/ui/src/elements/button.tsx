import type { ButtonHTMLAttributes, Ref } from 'react';
import { css, styled } from 'styled-components';
import { font, media, motion, radius, space, touchTarget } from '../tokens/scale';
import { buttonPaint } from './button-tokens';
import type { ButtonState, ButtonVariant } from './button-tokens';
import { Spinner } from './spinner';

const sizes = {
  small: css`
    min-height: 2.25rem;
    padding: 0.25rem ${space.sm};
    font-size: 0.875rem;
  `,
  medium: css`
    min-height: ${touchTarget};
    padding: 0.5rem 1.125rem;
  `,
  large: css`
    min-height: 3.25rem;
    padding: 0.75rem 1.625rem;
    font-size: 1.0625rem;
  `,
} as const;

interface ButtonLook {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  /** Fills the width of its container. */
  wide?: boolean;
}

/** The same look as transient props, for styling something that is not a button: `styled(Link)<ButtonStyleProps>`. */
export interface ButtonStyleProps {
  $variant?: ButtonVariant;
  $size?: keyof typeof sizes;
  $wide?: boolean;
}

const painted = (variant: ButtonVariant, state: ButtonState) => {
  const { background, text, border } = buttonPaint[variant][state];
  return css`
    background: ${background};
    color: ${text};
    border-color: ${border};
  `;
};

/** All styles that make an element look like a button. */
export const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  font-family: ${font.body};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick};
  ${({ $size = 'medium' }) => sizes[$size]}
  ${({ $variant = 'primary' }) => css`
    ${painted($variant, 'rest')}
    ${media.hover} {
      &:hover {
        ${painted($variant, 'hover')}
      }
    }
    &:active {
      ${painted($variant, 'active')}
    }
    &:disabled,
    &[aria-disabled='true'] {
      ${painted($variant, 'disabled')}
      cursor: not-allowed;
    }
  `}
`;

/** An element around the words, because a browser's translator moves texts, and React inserts the spinner before it. */
const words = { display: 'contents' } as const;

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Something is under way: shows a spinner and ignores further clicks, without losing the focus. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that does something on this page. To navigate use `ButtonLink`. */
export function Button({
  variant = 'primary',
  size,
  wide,
  busy,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      {...rest}
      type={type}
      // The rules of a restaurant's light color select primary buttons by it (PROFILE-2).
      data-variant={variant}
      $variant={variant}
      $size={size ?? 'medium'}
      $wide={wide ?? false}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner size="1.1em" />}
      <span style={words}>{children}</span>
    </StyledButton>
  );
}
