// The colors of Tablewell: paper and linen, one bottle green, and four muted signal colors. Components never read this
// file; they use the custom properties of `color.ts`. Legibility is checked by palette.test.ts.

/** Light scheme. Text pairs meet WCAG AA (4.5:1), outlines of controls meet 3:1. */
export const light = {
  page: '#faf7f2',
  surface: '#ffffff',
  sunken: '#f3ede3',
  border: '#e4dccf',
  /** The outline of controls. */
  control: '#8d8270',
  /** On page, surface and sunken. */
  text: '#25211b',
  /** On page, surface and sunken. */
  textMuted: '#635b4e',
  accent: '#1d5744',
  accentHover: '#164636',
  accentActive: '#0f3528',
  accentSoft: '#e3eee8',
  /** On accent, accentHover, accentActive, band. */
  onAccent: '#ffffff',
  /** The dark band behind statistics and the last call to action, with text in `onBand` and `onBandMuted`. */
  band: '#16392d',
  onBand: '#fbf8f3',
  onBandMuted: '#c3d6cc',
  brass: '#8a6420',
  danger: '#a3262c',
  dangerHover: '#86191f',
  dangerSoft: '#fbeae8',
  onDanger: '#ffffff',
  warning: '#7a4a00',
  warningSoft: '#fcf0d8',
  info: '#1d4e7c',
  infoSoft: '#e5eef7',
  success: '#1c643a',
  successSoft: '#e3f2e8',
  disabled: '#eae4d9',
  onDisabled: '#756c5e',
  focus: '#1f6fb8',
  scrim: '#1a1712b3',
  /** Load of a time slot: available, moderate, busy, full. */
  loadAvailable: '#2f8a57',
  loadModerate: '#2f74b5',
  loadBusy: '#b9770e',
  loadFull: '#c2383d',
} as const;

export type ColorName = keyof typeof light;

/** Dark scheme, with the same pairs and contrasts. */
export const dark: Record<ColorName, string> = {
  page: '#171512',
  surface: '#211e1a',
  sunken: '#1b1815',
  border: '#3b352d',
  control: '#8b8172',
  text: '#f2ede5',
  textMuted: '#b9b0a2',
  accent: '#82c8aa',
  accentHover: '#9ad7bd',
  accentActive: '#b3e4cf',
  accentSoft: '#22382f',
  onAccent: '#0d2119',
  band: '#1c2f27',
  onBand: '#f2ede5',
  onBandMuted: '#b5c8be',
  brass: '#d9b36c',
  danger: '#f59c95',
  dangerHover: '#f8b4ae',
  dangerSoft: '#42211f',
  onDanger: '#2b0b0a',
  warning: '#edc078',
  warningSoft: '#3b2d14',
  info: '#9cc4ee',
  infoSoft: '#1e2e40',
  success: '#8fd1a6',
  successSoft: '#1d3526',
  disabled: '#2e2924',
  onDisabled: '#9a9082',
  focus: '#7db6ee',
  scrim: '#000000b8',
  loadAvailable: '#4fae78',
  loadModerate: '#5b9cdb',
  loadBusy: '#d79a35',
  loadFull: '#e2676a',
};
