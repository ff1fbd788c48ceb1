import { dark, light } from './palette';
import type { ColorName } from './palette';

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const surfaces: ColorName[] = ['page', 'surface', 'sunken'];
const on = (texts: ColorName[], grounds: ColorName[]): [ColorName, ColorName][] =>
  texts.flatMap((text) => grounds.map((ground): [ColorName, ColorName] => [text, ground]));

const textPairs = [
  ...on(['text', 'textMuted', 'accent', 'danger', 'brass', 'success', 'warning', 'info'], surfaces),
  ...on(['onAccent'], ['accent', 'accentHover', 'accentActive']),
  ...on(['onBand', 'onBandMuted'], ['band']),
  ...on(['onDanger'], ['danger', 'dangerHover']),
  ...on(['danger', 'text', 'textMuted'], ['dangerSoft']),
  ...on(['warning', 'text', 'textMuted'], ['warningSoft']),
  ...on(['info', 'text', 'textMuted'], ['infoSoft']),
  ...on(['success', 'text', 'textMuted'], ['successSoft']),
  ...on(['accent', 'text', 'textMuted'], ['accentSoft']),
];
const outlinePairs = on(
  ['control', 'focus', 'loadAvailable', 'loadModerate', 'loadBusy', 'loadFull'],
  surfaces,
);

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_name, palette) => {
  it.each(textPairs)('keeps %s legible on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(outlinePairs)('keeps %s visible on %s', (outline, ground) => {
    expect(contrast(palette[outline], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
