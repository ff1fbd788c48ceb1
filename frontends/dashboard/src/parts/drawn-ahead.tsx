import { Activity, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../lib/when-idle';

interface DrawnAheadProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** What the dialog shows. Called once. */
  render: () => ReactNode;
}

/**
 * Renders a dialog before it is opened for the first time, once the page is idle. Styles that are new to the page make the
 * browser compute those of every element again, which would double the time of that opening. What is rendered stands outside
 * of the document, without effects and calls. Browsers without an idle callback skip it.
 */
export function DrawnAhead({ open, render }: DrawnAheadProps) {
  const [isIdle, setIdle] = useState(false);
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  useEffect(
    () => (typeof requestIdleCallback === 'function' ? whenIdle(() => setIdle(true)) : undefined),
    [],
  );
  return isIdle && !wasOpened && <Aside render={render} />;
}

/** Keeps what it rendered first, so that a change of the evening does not render it again. */
function Aside({ render }: Pick<DrawnAheadProps, 'render'>) {
  const [content] = useState(render);
  const [outside] = useState(() => document.createElement('div'));
  return <Activity mode="hidden">{createPortal(content, outside)}</Activity>;
}
