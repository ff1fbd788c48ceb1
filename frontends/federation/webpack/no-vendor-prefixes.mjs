// Stands in for stylis's vendor prefixes: styled-components asks for them only under `enableVendorPrefixes`, which
// nothing here sets. What a browser of today still wants prefixed is written so where it is needed.
export const prefix = (declaration) => declaration;
