import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Copyable } from '../../lib/copyable';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  padding-top: ${space.md};
  border-top: 1px solid ${color.border};
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

const Title = styled.h3`
  font: inherit;
  font-weight: 600;
`;

/** Beside something else, in quiet words. */
export const Note = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

interface PartProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
  /** Refers to the part, for scripts that scroll to it and focus it. */
  ref?: Ref<HTMLDivElement>;
}

/** One part of the section. */
export function Part({ title, note, children, ref }: PartProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} ref={ref} tabIndex={ref ? -1 : undefined}>
      <div>
        <Title id={id}>{title}</Title>
        {note && <Note>{note}</Note>}
      </div>
      {children}
    </Box>
  );
}

/** A text to be copied, with its name; nothing without a text. */
export function Named({ name, copy, text }: { name: string; copy: string; text: string }) {
  const id = useId();
  if (text === '') return null;
  return (
    <div>
      <Note id={id}>{name}</Note>
      <Copyable text={text} label={copy} labelledBy={id} variant="secondary" />
    </div>
  );
}
