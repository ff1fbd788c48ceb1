import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';

extend([a11y]);

/** A restaurant's color for each scheme, readable as text and under the text of buttons (PROFILE-2). */
interface AccentShades {
  readonly light: string;
  readonly dark: string;
  /** The color itself for buttons on light pages, under dark text, if it is too light to be text; otherwise empty. */
  readonly fill: string;
}

/** The least favorable backgrounds of the pages' palettes, and the contrast that WCAG requires of text. */
const grounds = { light: '#efe9dd', dark: '#2a2723' } as const;
/** The text of light pages. */
const ink = '#25211b';
const ratio = 4.5;
const step = 0.02;

/** The nearest shades of a color that are readable on the pages: darker on light backgrounds, lighter on dark ones. */
export function accentShades(accent: string): AccentShades {
  const color = colord(accent);
  const light = readableOn(grounds.light, accent, (shade) => shade.darken(step));
  return {
    light,
    dark: readableOn(grounds.dark, accent, (shade) => shade.lighten(step)),
    // Darkened, a yellow would be brown.
    fill: light !== color.toHex() && color.contrast(ink) >= ratio ? color.toHex() : '',
  };
}

type Color = ReturnType<typeof colord>;

function readableOn(ground: string, accent: string, next: (color: Color) => Color): string {
  let color = colord(accent);
  for (let tried = 0; tried < 1 / step && color.contrast(ground) < ratio; tried++) color = next(color);
  return color.toHex();
}
