import { useEffect, useId, useRef } from 'react';
import { color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { byNumber } from '@tablewell/api-client/book';
import type { Table } from '@tablewell/api-client/book';
import { TableButtons } from '../../../parts/host-form/table-buttons';
import { t } from '../texts';

const Problem = styled.p`
  color: ${color.danger};
  font-size: 0.875rem;
  font-weight: 500;
`;

interface TablePickerProps {
  tables: readonly Table[];
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (numbers: readonly string[]) => void;
}

/** Any number of tables, by tapping their numbers. */
export function TablePicker({ tables, chosen, error, onChoose }: TablePickerProps) {
  const problemId = useId();
  const place = useRef<HTMLDivElement>(null);
  // The table that was tapped may be far down in the list.
  useEffect(() => {
    const pressed = place.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    const list = pressed?.parentElement;
    if (pressed && list) list.scrollTop = pressed.offsetTop - list.offsetTop;
  }, []);
  const press = (number: string): void =>
    onChoose(chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number]);
  return (
    <div ref={place}>
      <TableButtons
        tables={[...tables].sort(byNumber)}
        chosen={chosen}
        label={t('tonight.block.tables')}
        problem={{ id: problemId, isShown: error !== undefined }}
        onPress={press}
      />
      <Problem id={problemId} aria-live="polite">
        {error}
      </Problem>
    </div>
  );
}
