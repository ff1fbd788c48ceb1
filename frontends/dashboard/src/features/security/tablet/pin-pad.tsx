import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Dialog, color, font, notify, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Icon } from '../../../lib/icons';
import { messageOf } from '../../../lib/message-of';
import { enterPin } from '../api/tablets';
import { t } from '../texts';

const most = 6;
const least = 4;

const Pad = styled.form`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${space.sm};
  max-width: 20rem;
  margin-inline: auto;
`;

const Input = styled.input`
  grid-column: 1 / -1;
  width: 100%;
  min-height: 3.5rem;
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.body};
  font-size: 1.75rem;
  letter-spacing: 0.4em;
  text-align: center;
  text-indent: 0.4em;
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`;

const Key = styled.button`
  display: grid;
  place-items: center;
  min-height: 4rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
  color: ${color.text};
  font-size: 1.5rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  touch-action: manipulation;
  &:hover {
    border-color: ${color.control};
  }
  &:active {
    background: ${color.accentSoft};
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  button {
    width: 100%;
    min-height: 3.5rem;
  }
`;

const Line = styled.p`
  grid-column: 1 / -1;
  min-height: 1.5em;
  color: ${color.textMuted};
  text-align: center;
  &[data-wrong] {
    color: ${color.danger};
    font-weight: 600;
  }
`;

interface PinPadProps {
  open: boolean;
  onEntered: () => void;
  onClose: () => void;
}

/** Asks who uses the shared tablet. Works by touch, and with the keys of a keyboard (TABLET-3). */
export const PinPad = ({ open, onClose, ...rest }: PinPadProps) => (
  <Dialog open={open} title={t('security.pad.title')} onClose={onClose}>
    {open && <Keys {...rest} />}
  </Dialog>
);

function Keys({ onEntered }: Pick<PinPadProps, 'onEntered'>) {
  const [digits, setDigits] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const lineId = useId();
  const enter = useMutation({
    mutationFn: enterPin,
    onSuccess: (name) => {
      notify(t('security.pad.entered', { name }), { tone: 'success' });
      onEntered();
    },
    onError: () => {
      setDigits('');
      input.current?.focus();
    },
  });
  const type = (next: string): void => {
    enter.reset();
    setDigits(next.replace(/[^0-9]/g, '').slice(0, most));
  };
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (digits.length >= least && !enter.isPending) enter.mutate(digits);
  }
  const key = (digit: string) => (
    <Key key={digit} type="button" onClick={() => type(digits + digit)}>
      {digit}
    </Key>
  );
  return (
    <Pad noValidate onSubmit={submit}>
      <Input
        ref={input}
        type="password"
        // The keys below are there for touch: the keyboard of the tablet would cover them.
        inputMode="none"
        autoComplete="off"
        autoFocus
        aria-label={t('security.pad.pin')}
        aria-describedby={lineId}
        aria-invalid={enter.isError}
        value={digits}
        onChange={(event) => type(event.target.value)}
      />
      <Line id={lineId} role="status" data-wrong={enter.isError || undefined}>
        {enter.isError ? messageOf(enter.error) : t('security.pad.hint')}
      </Line>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(key)}
      <Key type="button" aria-label={t('security.pad.clear')} onClick={() => type('')}>
        <Icon name="close" />
      </Key>
      {key('0')}
      <Key type="button" aria-label={t('security.pad.back')} onClick={() => type(digits.slice(0, -1))}>
        <Icon name="left" />
      </Key>
      <Wide>
        <Button type="submit" busy={enter.isPending} disabled={digits.length < least}>
          {t('security.pad.enter')}
        </Button>
      </Wide>
    </Pad>
  );
}
