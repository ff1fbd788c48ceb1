import { Component, Suspense, lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RemoteModuleId, RemoteModules } from './contract';
import { reloadOnce } from './reload-once';
import { remoteApp } from './remote-app';

interface RemoteOutletProps<Id extends RemoteModuleId> {
  module: Id;
  props: RemoteModules[Id];
  /** Shown until the remote has loaded. */
  loading: ReactNode;
  /** Shown if it did not load or threw; `retry` loads it again. */
  failed: (retry: () => void, error: Error) => ReactNode;
  /** Identifies the content, such as the path: a new value retries after a failure. */
  page?: string;
}

/**
 * A place on a page for another team's remote. A remote that does not load affects only this place. Retrying changes
 * the boundary's key: React then forgets the failure, and a new `lazy` loads again.
 */
export function RemoteOutlet<Id extends RemoteModuleId>({ module, ...rest }: RemoteOutletProps<Id>) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt
      key={`${module} ${attempt}`}
      module={module}
      retry={() => {
        loaded.delete(module);
        setAttempt(attempt + 1);
      }}
      {...rest}
    />
  );
}

interface AttemptProps<Id extends RemoteModuleId> extends RemoteOutletProps<Id> {
  retry: () => void;
}

function Attempt<Id extends RemoteModuleId>({
  module,
  props,
  loading,
  failed,
  page,
  retry,
}: AttemptProps<Id>) {
  const Remote = lazyRemote(module);
  return (
    <Boundary page={page} retry={retry} failed={(error) => failed(retry, error)}>
      <Suspense fallback={loading}>
        <Remote {...props} />
      </Suspense>
    </Boundary>
  );
}

/** Loads a module before its outlet is rendered, so that the outlet shows it at once, without `loading`. */
export async function loadAhead(module: RemoteModuleId): Promise<void> {
  loaded.set(module, await remoteApp(module));
}

/** One lazy component per module, so that returning to a page does not show the spinner again. */
const loaded = new Map<RemoteModuleId, unknown>();

function lazyRemote<Id extends RemoteModuleId>(module: Id): ComponentType<RemoteModules[Id]> {
  const known = loaded.get(module);
  if (known) return known as ComponentType<RemoteModules[Id]>;
  const component = lazy(async () => ({ default: await remoteApp(module) }));
  loaded.set(module, component);
  return component as unknown as ComponentType<RemoteModules[Id]>;
}

interface BoundaryProps {
  page: string | undefined;
  retry: () => void;
  failed: (error: Error) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    // The remote is partly loaded already: only a new page can load all of it from one release.
    if (error instanceof Error && error.name === 'ChunkLoadError') reloadOnce();
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.error && before.page !== this.props.page) this.props.retry();
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.failed(error) : this.props.children;
  }
}
