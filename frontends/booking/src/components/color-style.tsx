import { brandColors, type BrandShades } from '@tablewell/federation';
import { createGlobalStyle } from 'styled-components';

const Style = createGlobalStyle<BrandShades>`${brandColors}`;

/** The rules of a restaurant's color. */
export const ColorStyle = (shades: BrandShades) => <Style {...shades} />;
