import type { ReactNode } from 'react';
import { pageConfig } from '@tablewell/federation';
import { Link } from '@tablewell/ui';

/** The support address as a link that opens a mail, or `otherwise` if none is configured. */
export function SupportAddress({ otherwise }: { otherwise: ReactNode }) {
  const { supportEmail } = pageConfig();
  return supportEmail ? <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> : otherwise;
}
