// Replaces stylis's vendor prefixes: styled-components uses them only under `enableVendorPrefixes`, which
// is not set here. Prefixes that current browsers still need are written by hand.
export const prefix = (declaration) => declaration;
