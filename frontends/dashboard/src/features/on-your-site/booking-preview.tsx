import { createElement, useEffect } from 'react';
import type { EmbedMode } from '../../lib/embed-code';
import { paths } from '../../paths';

const elementName = 'tablewell-booking';

/** Loads the script that restaurants' own sites load, once per page. */
function loadScript(): void {
  const isThere = document.querySelector(`script[src="${paths.embedScript}"]`) !== null;
  if (isThere || customElements.get(elementName)) return;
  document.head.append(
    Object.assign(document.createElement('script'), { src: paths.embedScript, async: true }),
  );
}

/** The same element as on the restaurant's site. */
export function BookingPreview({
  restaurantId,
  mode,
  label,
}: {
  restaurantId: string;
  mode: EmbedMode;
  label: string;
}) {
  useEffect(loadScript, []);
  return (
    <div role="group" aria-labelledby="embed-preview">
      {createElement(elementName, { restaurant: restaurantId, mode, label })}
    </div>
  );
}
