import { lazy } from 'react';
import type { ReactNode } from 'react';

/** A part of a page that is loaded when it is first shown. The page works without it: if it cannot be loaded, it is empty. */
export const optional = <Props extends object>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazy(async () => ({
    default: await load().catch(
      () =>
        (_: Props): ReactNode =>
          null,
    ),
  }));
