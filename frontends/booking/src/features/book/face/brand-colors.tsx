import { createGlobalStyle } from 'styled-components';

/**
 * The restaurant's color in the place of the product's own, in shades that are readable (FACE-2). Hover and press go the way
 * that raises the contrast.
 */
export const BrandColors = createGlobalStyle<{ light: string; dark: string }>`
  :root:root {
    --tw-accent: ${({ light }) => light};
    --tw-accent-hover: color-mix(in oklab, ${({ light }) => light} 85%, black);
    --tw-accent-active: color-mix(in oklab, ${({ light }) => light} 70%, black);
    --tw-accent-soft: color-mix(in oklab, ${({ light }) => light} 10%, white);
  }
  @media (prefers-color-scheme: dark) {
    :root:root {
      --tw-accent: ${({ dark }) => dark};
      --tw-accent-hover: color-mix(in oklab, ${({ dark }) => dark} 85%, white);
      --tw-accent-active: color-mix(in oklab, ${({ dark }) => dark} 70%, white);
      --tw-accent-soft: color-mix(in oklab, ${({ dark }) => dark} 18%, black);
    }
  }
`;
