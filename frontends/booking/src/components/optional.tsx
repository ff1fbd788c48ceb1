import { Suspense, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part of a page that is loaded when it is first shown. The page works without it: until it has loaded, and if it cannot be
 * loaded, it is empty.
 */
export function optional<Props extends object>(load: () => Promise<(props: Props) => ReactNode>) {
  const Part: ComponentType<Props> = lazy(async () => ({
    default: await load().catch(
      () =>
        (_: Props): ReactNode =>
          null,
    ),
  }));
  return (props: Props): ReactNode => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
