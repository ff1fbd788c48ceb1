import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';

extend([a11y]);

/** A restaurant's color for each scheme, readable as text and under the text of buttons (PROFILE-2). */
interface AccentShades {
  readonly light: string;
  readonly dark: string;
}

/** The least favorable backgrounds of the pages' palettes, and the contrast that WCAG requires of text. */
const grounds = { light: '#efe9dd', dark: '#2a2723' } as const;
const ratio = 4.5;
const step = 0.02;

/** The nearest shades of a color that are readable on the pages: darker on light backgrounds, lighter on dark ones. */
export function accentShades(accent: string): AccentShades {
  return {
    light: readableOn(grounds.light, accent, (color) => color.darken(step)),
    dark: readableOn(grounds.dark, accent, (color) => color.lighten(step)),
  };
}

type Color = ReturnType<typeof colord>;

function readableOn(ground: string, accent: string, next: (color: Color) => Color): string {
  let color = colord(accent);
  for (let tried = 0; tried < 1 / step && color.contrast(ground) < ratio; tried++) color = next(color);
  return color.toHex();
}
