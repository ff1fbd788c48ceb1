import { styled } from 'styled-components';
import { color } from '../tokens/color';
import { space } from '../tokens/scale';
import { uiTexts } from '../ui-texts';
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

/** A spinner with a text, announced politely. */
export function LoadingPanel({ text = 'Loading...' }: { text?: string }) {
  return (
    <Center role="status">
      <Spinner />
      <span>{text}</span>
    </Center>
  );
}

/** A failure, with a Retry button if a retry can help. */
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
            {uiTexts.retry}
          </Button>
        )
      }
    >
      {message}
    </Banner>
  );
}
