import { useEffect, useState } from 'react';
import { Button, VisuallyHidden, layer, shadow, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { LocalParty } from '../../lib/local-party';
import { t } from './texts';

const Pill = styled(Button)`
  position: fixed;
  bottom: ${space.lg};
  left: 50%;
  z-index: ${layer.sticky};
  box-shadow: ${shadow.float};
  transform: translateX(-50%);
`;

/** How long the pill can be pressed. */
const waitsMs = 15_000;

interface NewPillProps {
  /** The ids of reservations that just arrived. */
  fresh: ReadonlySet<string>;
  reservations: readonly LocalParty[];
}

const rowOf = (id: string) => document.querySelector(`li[data-id="${CSS.escape(id)}"]`);

function isOffScreen(id: string): boolean {
  const box = rowOf(id)?.getBoundingClientRect();
  return box !== undefined && (box.bottom < 0 || box.top > window.innerHeight);
}

/** Announces new reservations, and leads to them if they are off the screen. */
export function NewPill({ fresh, reservations }: NewPillProps) {
  const [unseen, setUnseen] = useState<readonly string[]>([]);
  useEffect(() => {
    const off = [...fresh].filter(isOffScreen);
    if (off.length === 0) return;
    setUnseen((before) => [...new Set([...before, ...off])]);
  }, [fresh]);
  useEffect(() => {
    if (unseen.length === 0) return undefined;
    const timer = setTimeout(() => setUnseen([]), waitsMs);
    return () => clearTimeout(timer);
  }, [unseen]);
  const [first] = unseen;
  return (
    <>
      <VisuallyHidden role="status">
        {reservations
          .filter(({ id }) => fresh.has(id))
          .map(({ size }) => t('reservations.new.announced', { guests: size }))
          .join(' ')}
      </VisuallyHidden>
      {first && (
        <Pill
          size="small"
          onClick={() => {
            rowOf(first)?.scrollIntoView({ block: 'center' });
            setUnseen([]);
          }}
        >
          {t('reservations.new.more', { count: unseen.length })}
        </Pill>
      )}
    </>
  );
}
