import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { space } from '../tokens/scale';
import { Banner } from './banner';
import { Button } from './button';
import { Spinner } from './spinner';

const Center = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.sm};
  min-height: 12rem;
  color: ${color.textMuted};
`;

/** A part of a page as its data has it: on the way, broken, nothing there, or there. */
export type PanelState<Data> =
  | { kind: 'loading' }
  | { kind: 'error'; message: string; retry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; data: Data };

export interface PanelProps<Data> {
  state: PanelState<Data>;
  /** Words beside the spinner; the spec names them for most parts. */
  loadingText?: string;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Draws exactly one of the four states, so that none can be forgotten. */
export function Panel<Data>({ state, loadingText = 'Loading...', empty, children }: PanelProps<Data>) {
  switch (state.kind) {
    case 'loading':
      return <LoadingPanel text={loadingText} />;
    case 'error':
      return <ErrorPanel message={state.message} {...(state.retry ? { retry: state.retry } : {})} />;
    case 'empty':
      return <>{empty}</>;
    case 'ready':
      return <>{children(state.data)}</>;
  }
}

/** A spinner with words, announced politely. */
export function LoadingPanel({ text = 'Loading...' }: { text?: string }) {
  return (
    <Center role="status">
      <Spinner />
      <span>{text}</span>
    </Center>
  );
}

/** What went wrong, with a Retry button when trying again can help. */
export function ErrorPanel({
  title,
  message,
  retry,
}: {
  title?: string;
  message: string;
  retry?: () => void;
}) {
  return (
    <Banner
      tone="danger"
      role="alert"
      title={title}
      actions={
        retry && (
          <Button variant="secondary" size="small" onClick={retry}>
            Retry
          </Button>
        )
      }
    >
      {message}
    </Banner>
  );
}
