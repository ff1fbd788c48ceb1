import { useEffect } from 'react';
import { useLocation } from '@tablewell/federation/router';
import { sectionId } from '../../forms/section';
import { t } from './texts';

/** The part of the settings that an address names: `#hours` and `#tables` are sections, others are names of fields. */
function partOf(name: string): HTMLElement | undefined {
  const sections: Record<string, string> = {
    hours: t('settings.periods.title'),
    tables: t('settings.tables.title'),
  };
  const title = sections[name];
  if (title) return document.getElementById(sectionId(title)) ?? undefined;
  return name ? document.getElementsByName(name)[0] : undefined;
}

/** Brings the part of the settings that the address names into view, with the focus. */
export function useScrollToLinkedPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = partOf(hash.slice(1));
    part?.scrollIntoView({ block: part.tagName === 'SECTION' ? 'start' : 'center' });
    part?.focus({ preventScroll: true });
  }, [hash]);
}
