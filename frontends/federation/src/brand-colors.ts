/** Shades of a restaurant's color that are readable on light and on dark pages, each as `#rrggbb`. */
export interface BrandShades {
  light: string;
  dark: string;
}

const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/**
 * Rules that replace the product's color by the restaurant's (PROFILE-2). Hover and active shades go in the direction that
 * raises the contrast. The soft shade is a tint of white, or of the dark scheme's page. Empty if a shade is not a valid
 * color, since the rules are part of the page's HTML.
 */
export const brandColors = ({ light, dark }: BrandShades): string =>
  isColor(light) && isColor(dark)
    ? `:root:root{${accents(light, { towards: 'black', softness: '10%, white' })}}` +
      `@media (prefers-color-scheme:dark){:root:root{${accents(dark, { towards: 'white', softness: '12%, #171512' })}}}`
    : '';

const accents = (shade: string, { towards, softness }: { towards: string; softness: string }): string =>
  [
    `--tw-accent:${shade}`,
    `--tw-accent-hover:color-mix(in oklab, ${shade} 85%, ${towards})`,
    `--tw-accent-active:color-mix(in oklab, ${shade} 70%, ${towards})`,
    `--tw-accent-soft:color-mix(in oklab, ${shade} ${softness})`,
  ].join(';');
