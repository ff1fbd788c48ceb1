import { useQuery } from '@tanstack/react-query';
import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { previewOf } from './api/templates';
import type { TemplateId } from './api/templates';
import { t } from '../../parts/guest-texts/texts';

const Box = styled.div`
  h3 {
    margin-bottom: ${space.xs};
    font: inherit;
    font-weight: 600;
  }
  small {
    display: block;
    margin-top: ${space.xs};
    color: ${color.textMuted};
  }
`;

const Bubble = styled.p`
  max-width: 26rem;
  padding: ${space.sm} ${space.md};
  border-radius: 1.125rem 1.125rem 1.125rem 0.25rem;
  background: ${color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-line;
  /* A text in Arabic runs its own way. */
  unicode-bidi: plaintext;
`;

const Waiting = styled.p`
  color: ${color.textMuted};
`;

/** The message as a guest would get it, and what it costs; nothing for a text that cannot be saved. */
export function PreviewBubble({ id, text }: { id: TemplateId; text: string }) {
  const { data, isPending } = useQuery({ ...previewOf(id, text), enabled: text.trim() !== '' });
  if (!data && !isPending) return null;
  return (
    <Box role="status" aria-live="off">
      <h3>{t('guestTexts.preview')}</h3>
      {data ? (
        <>
          <Bubble lang={id.language}>{data.text}</Bubble>
          <small>
            {t('guestTexts.segments', { count: data.segments, units: data.units })}
            {data.isUnicode && <br />}
            {data.isUnicode && t('guestTexts.unicode')}
          </small>
        </>
      ) : (
        <Waiting>{t('guestTexts.previewing')}</Waiting>
      )}
    </Box>
  );
}
