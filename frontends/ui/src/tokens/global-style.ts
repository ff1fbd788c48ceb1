import { createGlobalStyle } from 'styled-components';
import { color, colorCss } from './color';
import { font, radius, type } from './scale';

/**
 * Mounted once per page, by the shell or by a separate page. With reduced motion there are no transitions, not just short
 * ones: every element would pass an inherited color on one frame after its parent.
 *
 * No rule is about the pseudo-elements of every element: the browser would compute their styles for each, which makes what
 * restyles a whole page, such as opening a dialog over it, take half as long again.
 */
export const GlobalStyle = createGlobalStyle`
  ${colorCss}
  * { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: 5rem; }
  body {
    margin: 0;
    background: ${color.page};
    color: ${color.text};
    font: ${type.body} ${font.body};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  h1, h2, h3 { text-wrap: balance; }
  p { text-wrap: pretty; overflow-wrap: anywhere; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, svg { display: block; max-width: 100%; }
  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
    border-radius: ${radius.sm};
  }
  /* Moving the focus to a page's heading after navigation announces it; a ring there says nothing. */
  [tabindex='-1']:focus-visible { outline: none; }
  :root::selection { background: ${color.accent}; color: ${color.onAccent}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
