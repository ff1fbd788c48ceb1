/**
 * The element's own style. A constructed style sheet is not an inline style: a site whose policy is `style-src 'self'`
 * allows it. A site changes the look by `tablewell-booking::part(button)` and by `--tablewell-color`.
 */
const css = `
:host { display: inline-block; }
:host([mode='inline']) { display: block; }
:host([hidden]) { display: none; }
button, dialog, header, span, p, iframe, .content { all: unset; box-sizing: border-box; }
p, header, .content { display: block; }
button, dialog, p { font: 400 1rem/1.5 system-ui, sans-serif; letter-spacing: normal; text-transform: none; }
[part='button'] {
  display: inline-grid;
  place-items: center;
  min-height: 44px;
  padding: 0.5em 1.5em;
  border-radius: 0.625rem;
  background: var(--tablewell-color, #1d5744);
  color: #fff;
  font-weight: 600;
  text-align: center;
  cursor: pointer;
}
[part='button']:hover { filter: brightness(1.12); }
button:focus-visible, a:focus-visible { outline: 3px solid #2f6fed; outline-offset: 2px; }
dialog { display: none; }
dialog[open] {
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  width: min(47rem, 100vw - 2rem);
  height: fit-content;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  overflow: hidden;
  overscroll-behavior: contain;
  border-radius: 1rem;
  background: #faf7f2;
  color: #25211b;
  box-shadow: 0 1.5rem 4rem #0006;
}
dialog::backdrop { background: #14110db3; }
header {
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 0.375rem;
  padding-inline: 1rem 0.375rem;
  border-bottom: 1px solid #0000001f;
}
[part='title'] { overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
[part='close'] {
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 0.625rem;
  cursor: pointer;
}
[part='close']:hover { background: #8883; }
.content { position: relative; }
iframe { display: block; width: 100%; border: 0; }
.content[data-waiting=''] { min-height: 20rem; }
.content[data-waiting] iframe { position: absolute; inset: 0; height: 100%; opacity: 0; }
dialog .content { display: flex; flex: 1 1 auto; flex-direction: column; min-height: 0; }
dialog .content[data-waiting=''] { min-height: min(40rem, 100dvh - 6rem); }
dialog iframe { flex: 0 1 auto; min-height: 0; }
[part='status'], [part='problem'] { padding: 1.5rem 1rem; text-align: center; }
a { color: inherit; text-decoration: underline; }
@media (max-width: 40rem) {
  dialog[open] { width: 100vw; height: 100dvh; max-height: none; border-radius: 0; }
  dialog iframe { flex: 1 1 auto; }
}
@media (prefers-color-scheme: dark) {
  dialog[open] { background: #171512; color: #f2ede5; }
  header { border-color: #ffffff29; }
  button:focus-visible, a:focus-visible { outline-color: #8db4ff; }
}
@media (prefers-reduced-motion: no-preference) {
  dialog[open] { animation: rise 0.18s ease-out; }
  @keyframes rise { from { opacity: 0; transform: translateY(0.75rem); } }
}
`;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all elements of a page. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}
