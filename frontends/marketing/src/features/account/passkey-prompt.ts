import type { components } from '@tablewell/api-client';
import { finishPasskeySignIn, passkeyOptions } from './api/passkey';

type SignedIn = components['schemas']['SignedIn'];

/** Browsers without passkeys, and pages without HTTPS, have no such class. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Old browsers lack the method. */
const hasAutofill = async (): Promise<boolean> => {
  const known: { isConditionalMediationAvailable?: () => Promise<boolean> } = PublicKeyCredential;
  return (await known.isConditionalMediationAvailable?.()) ?? false;
};

/** A challenge is accepted for five minutes. */
export const offerAgainMs = 4 * 60_000;

/**
 * Offers passkeys among what the browser fills in, as long as the page is open, and asks for one when the person presses a button. A
 * browser shows one of the two at a time.
 */
export class PasskeyPrompt {
  private timer: ReturnType<typeof setInterval> | undefined;
  private isStale = false;
  private isAsking = false;
  private isStopped = false;
  private cancel: (() => void) | undefined;

  constructor(
    private readonly on: {
      readonly signedIn: (session: SignedIn) => void;
      /** What the server, the browser or the person refused. */
      readonly failed: (error: unknown) => void;
    },
  ) {}

  /** Offers passkeys for autofill, if the browser can. */
  async start(): Promise<void> {
    if (!hasPasskeys() || !(await hasAutofill()) || this.isStopped) return;
    this.timer = setInterval(this.renew, offerAgainMs);
    document.addEventListener('visibilitychange', this.renewIfSeen);
    await this.offer();
  }

  /** Shows the browser's own dialog. */
  async ask(): Promise<void> {
    this.isAsking = true;
    try {
      const { startAuthentication } = await this.library();
      const response = await startAuthentication({ optionsJSON: await passkeyOptions() });
      this.on.signedIn(await finishPasskeySignIn(response));
    } catch (error) {
      if (!this.isStopped) this.on.failed(error);
      this.isAsking = false;
      // The dialog has ended the offer.
      if (this.timer !== undefined) void this.offer();
    }
  }

  /** Ends whatever is shown; the page is left. */
  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.renewIfSeen);
    this.cancel?.();
  }

  /** Loaded by the page that needs it. */
  private async library() {
    const loaded = await import('@simplewebauthn/browser');
    this.cancel = () => loaded.WebAuthnAbortService.cancelCeremony();
    return loaded;
  }

  private readonly renew = (): void => {
    this.isStale = document.visibilityState === 'hidden';
    if (!this.isStale) void this.offer();
  };

  private readonly renewIfSeen = (): void => {
    if (this.isStale && document.visibilityState === 'visible') this.renew();
  };

  private async offer(): Promise<void> {
    if (this.isStopped || this.isAsking) return;
    const response = await this.chosen().catch(() => undefined);
    if (!response || this.isStopped) return;
    try {
      this.on.signedIn(await finishPasskeySignIn(response));
    } catch (error) {
      this.on.failed(error);
      void this.offer();
    }
  }

  /** Fails if the browser or the server does, or once something else is shown; the person has asked for nothing yet. */
  private async chosen() {
    const { startAuthentication } = await this.library();
    const optionsJSON = await passkeyOptions();
    if (this.isStopped || this.isAsking) return undefined;
    return startAuthentication({ optionsJSON, useBrowserAutofill: true });
  }
}
