import { color } from '@tablewell/ui';

/** The ground of what is blocked: hatched, because color alone does not tell. */
export const hatched = `repeating-linear-gradient(-45deg, ${color.sunken} 0 6px, ${color.border} 6px 8px)`;
