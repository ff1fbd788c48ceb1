/** Shades of a restaurant's color that are readable on light and on dark pages, each as `#rrggbb`. */
export interface BrandShades {
  light: string;
  dark: string;
  /** For surfaces of light pages, under dark text; absent: the light shade, under white text. */
  fill?: string;
}

const isColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/**
 * Rules that replace the product's color by the restaurant's (PROFILE-2). Hover and active shades go in the direction that
 * raises the contrast. The soft shade is a tint of white, or of the dark scheme's page. Empty if a shade is not a valid
 * color, since the rules are part of the page's HTML.
 */
export const brandColors = ({ light, dark, fill = '' }: BrandShades): string =>
  isColor(light) && isColor(dark)
    ? `:root:root{${accents(light, { towards: 'black', softness: '10%, white' })}}` +
      `@media (prefers-color-scheme:dark){:root:root{${accents(dark, { towards: 'white', softness: '12%, #171512' })}}}` +
      (isColor(fill)
        ? `@media not (prefers-color-scheme:dark){${surface}{${accents(fill, { towards: 'white', softness: '10%, white' })};--tw-on-accent:#25211b;border-color:${light}}}`
        : '')
    : '';

const accents = (shade: string, { towards, softness }: { towards: string; softness: string }): string =>
  [
    `--tw-accent:${shade}`,
    `--tw-accent-hover:color-mix(in oklab, ${shade} 85%, ${towards})`,
    `--tw-accent-active:color-mix(in oklab, ${shade} 70%, ${towards})`,
    `--tw-accent-soft:color-mix(in oklab, ${shade} ${softness})`,
  ].join(';');

/** What is pressed or chosen; its edge is as visible as an outline has to be. */
const surface =
  '[data-variant=primary]:not(:disabled,[aria-disabled=true]),[aria-pressed=true][aria-pressed]';
