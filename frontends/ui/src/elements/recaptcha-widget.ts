import { uiTexts } from '../ui-texts';

/** The part of the provider's API that is used. */
interface Recaptcha {
  ready(then: () => void): void;
  render(place: HTMLElement, options: Record<string, unknown>): number;
  reset(widget: number): void;
}
const provider = (): Recaptcha | undefined => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;

interface WidgetOptions {
  siteKey: string;
  /** The address of the provider's script. */
  script: string;
  loadScript: (address: string) => Promise<unknown>;
  /** Puts an element on the page; undefined if the place for it is gone. */
  place: () => HTMLElement | undefined;
  /** Called with a token, or with an empty one and what is wrong. */
  put: (token: string, problem?: string) => void;
}

/** Loads the provider's script and renders its widget; returns a function that resets it. */
export async function startWidget(options: WidgetOptions): Promise<() => void> {
  await options.loadScript(explicit(options.script));
  const loaded = provider();
  if (!loaded) throw new Error('The script has put no provider on the page');
  await new Promise<void>((resolve) => loaded.ready(resolve));
  const widget = render(loaded, options);
  return () => widget !== undefined && loaded.reset(widget);
}

function render(loaded: Recaptcha, { siteKey, place, put }: WidgetOptions): number | undefined {
  const box = place();
  if (!box) return undefined;
  const { clientWidth } = box.parentElement ?? box;
  return loaded.render(box, {
    sitekey: siteKey,
    theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    size: clientWidth > 0 && clientWidth < 304 ? 'compact' : 'normal',
    callback: (token: string) => put(token),
    'expired-callback': () => put('', uiTexts.captchaExpired),
    'error-callback': () => put('', uiTexts.captchaFailed),
  });
}

function explicit(script: string): string {
  const url = new URL(script, window.location.origin);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('hl', document.documentElement.lang || 'en');
  return url.href;
}
