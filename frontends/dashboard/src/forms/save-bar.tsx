import { useEffect, useRef } from 'react';
import { Button, Inline, color, layer, media, radius, shadow, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from './texts';

/** Stays visible while something is unsaved. */
const Bar = styled.div`
  &[data-unsaved] {
    position: sticky;
    bottom: ${space.sm};
    z-index: ${layer.sticky};
  }
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.rest};
`;

/** The result of the last save, beside the button. */
const Status = styled.p`
  flex: 1 1 14rem;
  &[data-outcome='good'] {
    color: ${color.success};
    font-weight: 600;
  }
  &[data-outcome='bad'] {
    color: ${color.danger};
    font-weight: 600;
  }
`;

/** Three of them fit beside each other on a phone, so that the bar hides little of the form. */
const Buttons = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${space.xs};
  > button {
    flex: 1 1 auto;
    padding-inline: ${space.xs};
    font-size: 0.875rem;
  }
  ${media.tablet} {
    flex: 0 1 auto;
    > button {
      flex: none;
      padding-inline: 1.125rem;
      font-size: 1rem;
    }
  }
`;

const clearsAfterMs = 3_000;

/** The result of the last save. */
export interface SaveOutcome {
  readonly good: boolean;
  readonly text: string;
}

export interface SaveBarProps {
  label: string;
  unsaved: boolean;
  busy: boolean;
  outcome: SaveOutcome | undefined;
  onDiscard: () => void;
  /** Other actions on the changes, beside saving them. */
  other?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Called some time after a successful save. */
  onSettled: () => void;
}

/** The end of a long form: the unsaved changes, the result of the last save, and the buttons. */
export function SaveBar({ label, unsaved, busy, outcome, onDiscard, other, onSettled }: SaveBarProps) {
  const settle = useRef(onSettled);
  useEffect(() => {
    settle.current = onSettled;
  });
  useEffect(() => {
    if (!outcome?.good) return undefined;
    const timer = setTimeout(() => settle.current(), clearsAfterMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <Bar data-unsaved={unsaved || busy || outcome ? '' : undefined}>
      <Inline $justify="between">
        <Status aria-live="polite" data-outcome={outcome && (outcome.good ? 'good' : 'bad')}>
          {outcome?.text ?? (unsaved ? t('forms.saveBar.unsaved') : t('forms.saveBar.saved'))}
        </Status>
        <Buttons>
          {unsaved && (
            <Button variant="quiet" onClick={onDiscard}>
              {t('forms.saveBar.discard')}
            </Button>
          )}
          {unsaved && other && (
            <Button variant="secondary" disabled={busy} onClick={other.onPress}>
              {other.label}
            </Button>
          )}
          <Button type="submit" busy={busy}>
            {label}
          </Button>
        </Buttons>
      </Inline>
    </Bar>
  );
}
