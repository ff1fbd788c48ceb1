import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { color, radius, space, touchTarget } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Evening } from '@tablewell/api-client/book';
import { serversByTable } from './servers';
import { standingOf } from './rank-options';
import type { Stay } from './rank-options';
import type { TableAsk, TableOption } from './table-option';
import { SectionMark } from './section-mark';
import { tablesLabel } from './labels';
import { stateWords } from './choice-words';
import { t } from './texts';

/** The words of all tables begin at one column, however many numbers a combination has. */
const List = styled.ul`
  display: grid;
  grid-template-columns: fit-content(6rem) minmax(0, 1fr);
  gap: ${space.xxs} 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
`;

const rowStyle = `
  display: grid;
  grid-template-columns: minmax(4.5rem, auto) 1fr;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  gap: 0.75rem;
  align-items: center;
  width: 100%;
  min-height: ${touchTarget};
  padding: 0.375rem 0.75rem;
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  text-align: start;
`;

const Row = styled.button`
  ${rowStyle}
  cursor: pointer;
  &[data-best] {
    border: 2px solid ${color.accent};
    background: ${color.accentSoft};
  }
  &[data-standing='costs'] {
    border-style: dashed;
  }
  &[data-standing='taken'] {
    border-color: ${color.border};
    background: ${color.sunken};
    color: ${color.textMuted};
  }
  &[aria-expanded='true'] {
    border-color: ${color.warning};
    background: ${color.warningSoft};
  }
`;

const Taken = styled.div`
  ${rowStyle}
  border-color: ${color.border};
  background: ${color.sunken};
  color: ${color.textMuted};
`;

const Number = styled.b`
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`;

const Facts = styled.span`
  display: grid;
  line-height: 1.35;
  span {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.xs};
    align-items: center;
    font-weight: 600;
  }
  small {
    font-size: 0.875rem;
  }
  em {
    padding-inline: 0.375rem;
    border-radius: ${radius.sm};
    background: ${color.accent};
    color: ${color.onAccent};
    font-size: 0.75rem;
    font-style: normal;
    font-weight: 650;
  }
`;

const Confirm = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding: ${space.xs} 0 ${space.sm};
`;

const More = styled.button`
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accent};
  font-weight: 600;
  text-align: start;
  cursor: pointer;
`;

interface TableChoicesProps {
  label: string;
  /** Best first. */
  options: readonly TableOption[];
  ask: TableAsk;
  stay: Stay;
  evening: Evening;
  /** The server whose turn it is. */
  turn?: string | undefined;
  /** A table that can be had was pressed. */
  onTake: (option: TableOption) => void;
  /** The buttons below a table with a cost: one for each way to have it nevertheless. Absent: it is taken like others. */
  renderCosts?: (option: TableOption) => ReactNode;
  /** The tables that are chosen, for a form that is sent later; absent: a press takes them at once. */
  chosen?: readonly string[];
  /** The tables whose costs are shown from the start. */
  opened?: readonly string[] | undefined;
}

/** As many tables as one can overlook. */
const shown = 6;
const keyOf = ({ tables }: TableOption): string => tables.join('+');

/** Tables with their state, how they fit, their area and server, and what taking them costs (EVENING-5). */
export function TableChoices(props: TableChoicesProps) {
  const { label, options, ask, stay, evening, turn, onTake, renderCosts, chosen, opened } = props;
  const chosenKey = chosen?.join('+');
  const [isAll, setAll] = useState(false);
  const [open, setOpen] = useState(opened?.join('+') ?? '');
  const listId = useId();
  const servers = serversByTable(evening.sections);
  const areas = new Map(evening.tables.map(({ number, area }) => [number, area]));
  const hasAreas = new Set(areas.values()).size > 1;
  const visible = options.filter(
    (option, index) =>
      isAll ||
      keyOf(option) === open ||
      keyOf(option) === chosenKey ||
      (index < shown && (standingOf(option, ask, stay) === 'free' || index < 3)),
  );
  const facts = (option: TableOption, isBest: boolean) => {
    const server = servers.get(option.tables[0] ?? '');
    const area = areas.get(option.tables[0] ?? '');
    return (
      <>
        <Number>{tablesLabel(option)}</Number>
        <Facts>
          <span>
            {[t('evening.seats', { seats: option.seats }), hasAreas && area].filter(Boolean).join(' · ')}
            {server && <SectionMark index={server.index} />}
            {server?.server}
            {isBest && turn !== undefined && server?.server === turn && <em>{t('evening.choice.turn')}</em>}
          </span>
          <small>{stateWords(option, ask, stay, evening.timezone)}</small>
        </Facts>
      </>
    );
  };
  return (
    <div>
      <List aria-label={label} id={listId}>
        {visible.map((option) => {
          const standing = standingOf(option, ask, stay);
          const key = keyOf(option);
          const costs = standing === 'free' ? undefined : renderCosts?.(option);
          const isBest =
            chosenKey === undefined ? standing === 'free' && option === options[0] : key === chosenKey;
          if (standing === 'taken' && !costs)
            return (
              <li key={key}>
                <Taken>{facts(option, false)}</Taken>
              </li>
            );
          return (
            <li key={key}>
              <Row
                type="button"
                data-standing={standing}
                data-best={isBest ? '' : undefined}
                aria-pressed={chosenKey === undefined ? undefined : isBest}
                aria-expanded={costs ? key === open : undefined}
                onClick={() => (costs ? setOpen(key === open ? '' : key) : onTake(option))}
              >
                {facts(option, true)}
              </Row>
              {costs && key === open && <Confirm role="group">{costs}</Confirm>}
            </li>
          );
        })}
      </List>
      {visible.length < options.length && (
        <More type="button" aria-controls={listId} onClick={() => setAll(true)}>
          {t('evening.choice.more', { count: options.length - visible.length })}
        </More>
      )}
    </div>
  );
}
