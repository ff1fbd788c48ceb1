import type { ReactNode } from 'react';
import { SessionQueries } from '@tablewell/federation/session-queries';
import { ConfirmProvider } from '../lib/confirm';
import { paths } from '../paths';

/** The cache of server state, and the page's own dialogs. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <SessionQueries signIn={paths.signIn}>
    <ConfirmProvider>{children}</ConfirmProvider>
  </SessionQueries>
);
