import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from '@tablewell/federation/router';

interface RouteLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link to another of the diner's pages. The router's own `Link` brings the prefetching of server-rendered
 * routes, 2 kB that this page cannot use.
 */
export const RouteLink = ({ to, className, children }: RouteLinkProps) => (
  <a className={className} href={useHref(to)} onClick={useLinkClickHandler(to)}>
    {children}
  </a>
);
