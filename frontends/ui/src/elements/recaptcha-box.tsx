import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { space } from '../tokens/scale';
import { Button } from './button';
import { uiTexts } from '../ui-texts';

export const recaptchaTexts = {
  missing: 'Please complete the reCAPTCHA verification.',
} as const;

/** As high as the widget, so that nothing moves when it has loaded. */
const Place = styled.div`
  min-height: 78px;
  &:empty::before {
    content: attr(data-loading);
    display: flex;
    align-items: center;
    min-height: 78px;
    color: ${color.textMuted};
    font-size: 0.9375rem;
  }
`;

const ErrorText = styled.p`
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
  &:not(:empty) {
    margin-block: ${space.xxs} ${space.xs};
  }
`;

export interface RecaptchaHandle {
  /** Resets the widget: a token can be used once. */
  reset(): void;
}

export interface RecaptchaBoxProps {
  /** The public key that the provider gave to the site. */
  siteKey: string;
  /** The address of the provider's script. */
  script: string;
  /** Puts a script on the page, once for its address. */
  loadScript: (address: string) => Promise<unknown>;
  /** The form's error; the widget's own errors are shown here, too. */
  error: string | undefined;
  /** The reader's options while the widget cannot be loaded. */
  help?: ReactNode;
  /** Called with the token; with an empty one when the token has expired. */
  onToken: (token: string) => void;
  ref?: Ref<RecaptchaHandle>;
}

/** The provider's widget, rendered explicitly once the page is idle: its script is larger than this page. */
export function RecaptchaBox({ siteKey, script, loadScript, error, help, onToken, ref }: RecaptchaBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  const reset = useRef<() => void>(undefined);
  const [trouble, setTrouble] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  // The widget keeps the callbacks of its first render; they must call those of the current form.
  const latest = useRef(onToken);
  const load = useRef(loadScript);
  useEffect(() => {
    latest.current = onToken;
    load.current = loadScript;
  });

  useEffect(() => {
    const box = document.createElement('div');
    let here = true;
    const put = (token: string, problem?: string): void => {
      latest.current(token);
      setTrouble(problem);
    };
    const start = (): void => {
      if (!siteKey) return setTrouble(uiTexts.captchaNoKey);
      // Its code waits for the page, too.
      import('./recaptcha-widget')
        .then(({ startWidget }) =>
          startWidget({
            ...{ siteKey, script, put },
            loadScript: (address) => load.current(address),
            place() {
              if (here) place.current?.append(box);
              return box.isConnected ? box : undefined;
            },
          }),
        )
        .then(
          (found) => here && (reset.current = found),
          () => here && put('', uiTexts.captchaNotLoaded),
        );
    };
    const calledOff = whenQuiet(start);
    return () => {
      here = false;
      calledOff();
      reset.current = undefined;
      box.remove();
    };
  }, [siteKey, script, attempt]);

  useImperativeHandle(ref, () => ({
    reset() {
      reset.current?.();
      latest.current('');
    },
  }));

  const shown = trouble ?? error;
  const broken = trouble === uiTexts.captchaNotLoaded || trouble === uiTexts.captchaNoKey;
  return (
    <div role="group" aria-label={uiTexts.captcha} tabIndex={-1} data-invalid={shown ? true : undefined}>
      {!broken && <Place ref={place} data-loading={uiTexts.captchaLoading} />}
      <div role="alert">
        {broken && help}
        <ErrorText>{shown}</ErrorText>
      </div>
      {trouble === uiTexts.captchaNotLoaded && (
        <Button
          variant="secondary"
          onClick={() => {
            setTrouble(undefined);
            setAttempt(attempt + 1);
          }}
        >
          {uiTexts.captchaAgain}
        </Button>
      )}
    </div>
  );
}

/** Runs a function when the browser is idle; returns a function that cancels it. */
function whenQuiet(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 1500 });
  return () => window.cancelIdleCallback(handle);
}
