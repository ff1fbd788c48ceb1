import { color } from '../tokens/color';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onBand';

export type ButtonState = 'rest' | 'hover' | 'active' | 'disabled';

interface Paint {
  background: string;
  text: string;
  border: string;
}

const paint = (background: string, text: string, border: string = 'transparent'): Paint => ({
  background,
  text,
  border,
});
const off = paint(color.disabled, color.onDisabled);

/** Every variant of a button. A variant or state that is missing here does not compile. */
export const buttonPaint: Record<ButtonVariant, Record<ButtonState, Paint>> = {
  primary: {
    rest: paint(color.accent, color.onAccent),
    hover: paint(color.accentHover, color.onAccent),
    active: paint(color.accentActive, color.onAccent),
    disabled: off,
  },
  secondary: {
    rest: paint(color.surface, color.text, color.control),
    hover: paint(color.sunken, color.text, color.text),
    active: paint(color.border, color.text, color.text),
    disabled: off,
  },
  quiet: {
    rest: paint('transparent', color.accent),
    hover: paint(color.accentSoft, color.accent),
    active: paint(color.accentSoft, color.accentActive),
    disabled: paint('transparent', color.onDisabled),
  },
  danger: {
    rest: paint(color.danger, color.onDanger),
    hover: paint(color.dangerHover, color.onDanger),
    active: paint(color.dangerHover, color.onDanger),
    disabled: off,
  },
  onBand: {
    rest: paint(color.onBand, color.band),
    hover: paint(color.onBandMuted, color.band),
    active: paint(color.onBandMuted, color.band),
    disabled: off,
  },
};
