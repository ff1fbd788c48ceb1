import { color } from '@tablewell/ui';

/** The hatched background of blocked tables, which does not rely on color alone. */
export const hatched = `repeating-linear-gradient(-45deg, ${color.sunken} 0 6px, ${color.border} 6px 8px)`;
