import { css, styled } from 'styled-components';
import { color } from '../tokens/color';
import { motion } from '../tokens/scale';
import { buttonStyle } from './button';
import type { ButtonStyleProps } from './button';

/** The look of a link in text, for the router's link: `styled(RouterLink)` with `${linkStyle}`. */
export const linkStyle = css`
  color: ${color.accent};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  transition: text-decoration-thickness ${motion.quick};
  &:hover {
    color: ${color.accentHover};
    text-decoration-thickness: 2px;
  }
`;

/**
 * A link in text. Inside the product pass the router's link by `as={RouterLink}` with `to`; this package does not
 * depend on a router, so that pages without one can use it.
 */
export const Link = styled.a`
  ${linkStyle}
`;

/** A link that looks like a button, for navigation: `<ButtonLink as={RouterLink} to="/signup">`. */
export const ButtonLink = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
