import { color } from '../tokens/color';

export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];

/** The colors of a message or badge of each tone. */
export const tonePaint: Record<Tone, { ground: string; text: string }> = {
  neutral: { ground: color.sunken, text: color.text },
  info: { ground: color.infoSoft, text: color.info },
  success: { ground: color.successSoft, text: color.success },
  warning: { ground: color.warningSoft, text: color.warning },
  danger: { ground: color.dangerSoft, text: color.danger },
};
