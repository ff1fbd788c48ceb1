import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Button, color, Inline, radius, space, Stack } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../lib/message-of';
import { removePicture, savePicture } from './api/profile';
import type { PictureKind, Pictures } from './api/profile';
import { shrinkPicture } from './shrink-picture';
import { t } from './texts';

const Frame = styled.div<{ $kind: PictureKind }>`
  display: grid;
  place-items: center;
  overflow: hidden;
  width: ${({ $kind }) => ($kind === 'logo' ? '6rem' : '100%')};
  max-width: 24rem;
  aspect-ratio: ${({ $kind }) => ($kind === 'logo' ? 1 : 16 / 9)};
  border: 1px dashed ${color.control};
  border-radius: ${radius.md};
  background: ${color.sunken};
  color: ${color.textMuted};
  &[data-filled] {
    border-style: solid;
    border-color: ${color.border};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: ${({ $kind }) => ($kind === 'logo' ? 'contain' : 'cover')};
  }
`;

const Title = styled.h3`
  font: inherit;
  font-weight: 600;
`;

const Hint = styled.p`
  color: ${color.textMuted};
`;

const Problem = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;

const Chooser = styled.div`
  display: grid;
  gap: ${space.sm};
`;

interface PictureFieldProps {
  restaurantId: string;
  kind: PictureKind;
  title: string;
  hint: string;
  /** Its address; undefined: there is none. */
  picture: string | undefined;
  onChange: (pictures: Pictures) => void;
}

/** One picture: uploaded as soon as it is chosen, or removed. */
export function PictureField({ restaurantId, kind, title, hint, picture, onChange }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const send = useMutation({
    mutationFn: async (file: File) => savePicture(restaurantId, kind, await shrinkPicture(file)),
    onSuccess: onChange,
  });
  const remove = useMutation({ mutationFn: () => removePicture(restaurantId, kind), onSuccess: onChange });
  const problem = send.error ?? remove.error;
  const isBusy = send.isPending || remove.isPending;

  function choose(file: File | undefined): void {
    remove.reset();
    if (file) send.mutate(file);
  }

  return (
    <Stack $gap="sm" role="group" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Hint>{hint}</Hint>
      <Chooser>
        <Frame $kind={kind} data-filled={picture ? '' : undefined}>
          {picture ? (
            <img src={picture} alt={t('bookingPage.picture.present', { kind: title.toLowerCase() })} />
          ) : (
            t('bookingPage.picture.none')
          )}
        </Frame>
        <input
          ref={input}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={t('bookingPage.picture.file', { kind: title.toLowerCase() })}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // The same file may be chosen again after a failure.
            target.value = '';
          }}
        />
        <Inline $gap="xs">
          <Button variant="secondary" busy={send.isPending} onClick={() => input.current?.click()}>
            {picture
              ? t('bookingPage.picture.replace', { kind: title })
              : t('bookingPage.picture.choose', { kind: title })}
          </Button>
          {picture && (
            <Button variant="quiet" disabled={isBusy} onClick={() => remove.mutate()}>
              {t('bookingPage.picture.remove', { kind: title })}
            </Button>
          )}
        </Inline>
        <div aria-live="polite">
          {send.isPending && t('bookingPage.picture.preparing')}
          {problem && !isBusy && <Problem>{messageOf(problem)}</Problem>}
        </div>
      </Chooser>
    </Stack>
  );
}
