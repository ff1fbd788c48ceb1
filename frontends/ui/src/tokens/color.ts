import { dark, light } from './palette';
import type { ColorName } from './palette';

const variable = (name: string): string =>
  `--tw-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Every color as a custom property: `${color.accent}` is right in both schemes. */
export const color = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(${variable(name)})`]),
) as Record<ColorName, string>;

const declarations = (palette: Record<ColorName, string>): string =>
  Object.entries(palette)
    .map(([name, value]) => `${variable(name)}:${value};`)
    .join('');

/** Declares the custom properties of both schemes. Part of the global style; also for pages rendered by a server. */
export const colorCss = `:root{color-scheme:light dark;${declarations(light)}}
@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
