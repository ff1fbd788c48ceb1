import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { ShiftNote } from '@tablewell/api-client/book';
import { Icon } from '../../../lib/icons';
import { clockAt } from '../../../lib/clock';
import { t } from '../texts';

const Line = styled.button`
  display: flex;
  flex: none;
  gap: ${space.xs};
  align-items: center;
  width: 100%;
  min-height: ${touchTarget};
  max-height: 6rem;
  padding: ${space.xxs} ${space.sm};
  overflow: auto;
  border: 1px solid ${color.border};
  border-inline-start: 4px solid ${color.brass};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: 0.9375rem;
  line-height: 1.3;
  text-align: start;
  white-space: pre-line;
  cursor: pointer;
  small {
    margin-inline-start: auto;
    flex: none;
    color: ${color.textMuted};
    font-size: 0.8125rem;
  }
`;

interface ShiftNoteLineProps {
  note: ShiftNote;
  zone: string;
  onEdit: () => void;
}

/** The note for the shift, with who wrote it and when; a tap edits it (EVENING-26). */
export const ShiftNoteLine = ({ note, zone, onEdit }: ShiftNoteLineProps) => (
  <Line type="button" aria-label={t('tonight.note.edit', { text: note.text })} onClick={onEdit}>
    <Icon name="note" size={18} />
    <span>{note.text}</span>
    <small>{t('tonight.note.by', { by: note.by, time: clockAt(note.writtenAt, zone) })}</small>
  </Line>
);
