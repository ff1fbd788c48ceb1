/**
 * Loads the display face named by the page, once everything else is there: until then headings are in a serif of the machine
 * that is as wide and as high, so that nothing moves. Not for people who save data. Returns a function that cancels it.
 */
export function loadDisplayFace(): () => void {
  const url = document.querySelector<HTMLMetaElement>('meta[name=display-face]')?.content;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!url || connection?.saveData || typeof FontFace !== 'function') return () => undefined;
  const timer = setTimeout(() => {
    const face = new FontFace('Fraunces', `url(${url})`, { weight: '600' });
    face.load().then(
      () => document.fonts.add(face),
      () => undefined,
    );
  }, waitMs);
  return () => clearTimeout(timer);
}

/** The times, the pictures and the captcha come first. */
const waitMs = 3_000;
