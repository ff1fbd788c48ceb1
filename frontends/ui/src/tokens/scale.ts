/** Spacing, in rem: a step of 4 px at the browser's default size. */
export const space = {
  none: '0',
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  huge: '5rem',
} as const;
export type Space = keyof typeof space;

export const radius = { sm: '0.375rem', md: '0.625rem', lg: '1rem', pill: '999px' } as const;

/** Two elevations: resting on the page, and floating above it. */
export const shadow = {
  rest: '0 1px 2px rgb(37 33 27 / 0.06), 0 4px 16px rgb(37 33 27 / 0.05)',
  float: '0 2px 6px rgb(23 20 16 / 0.12), 0 16px 48px rgb(23 20 16 / 0.18)',
} as const;

/** Transitions are short, and disabled under reduced motion by `GlobalStyle`. */
export const motion = { quick: '120ms ease-out', calm: '220ms cubic-bezier(0.2, 0.7, 0.3, 1)' } as const;

/**
 * Text uses fonts of the device. The shell's page provides the display face, in weight 600 and Latin letters: its
 * template declares it, with fallbacks of the same metrics until it is loaded.
 */
export const font = {
  body: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
  display: "Fraunces, 'Fraunces Fallback', 'Fraunces Fallback Noto', 'Fraunces Fallback Times', serif",
  numeric: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
} as const;

/** Type sizes: size / line height. Display sizes grow with the window. */
export const type = {
  small: '0.875rem/1.45',
  body: '1rem/1.6',
  lead: '1.125rem/1.6',
  title: '1.25rem/1.35',
  heading: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)/1.2',
  display: 'clamp(2.25rem, 1.5rem + 3.4vw, 3.75rem)/1.08',
} as const;

/** Widths at which layouts change, as media queries. */
export const media = {
  tablet: '@media (min-width: 40rem)',
  desktop: '@media (min-width: 64rem)',
  hover: '@media (hover: hover)',
} as const;

/**
 * Stacking order by name, so that values such as 9999 are never needed. Dialogs and notifications are in the browser's top
 * layer, where it has one for popovers.
 */
export const layer = { sticky: 10, menu: 20, dialog: 25, notification: 30 } as const;

/** The smallest size of a touch target. */
export const touchTarget = '2.75rem';
