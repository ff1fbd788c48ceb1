import { Button, Inline, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { combine, resize, separate, suggestPairs } from '../../model/combining';
import type { Combination } from '../../model/document';
import { FigureInput } from '../tables/figure-input';
import { compactFields, PanelTitle } from '../tables/form-style';

const Panel = styled.section`
  p {
    color: ${color.textMuted};
    font-size: 0.9375rem;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: ${space.xs};
  margin: ${space.xs} 0;
  list-style: none;
  > li {
    display: flex;
    align-items: flex-end;
    gap: ${space.xs};
    padding: ${space.xs} ${space.sm};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  > li > :first-child {
    flex: 1;
    justify-content: flex-start;
    padding-inline: 0;
    text-align: left;
    white-space: nowrap;
  }
  label {
    width: 4.75rem;
  }
  ${compactFields}
`;

const mostSeats = 100;

/** The list of combinations, with their fields and suggested neighbors. */
export function CombinationPanel({ editor }: { editor: Editor }) {
  const document = useEditor(editor, 'document');
  const numbers = new Map(document.plan.map(({ id, number }) => [id, number || 'without number']));
  const nameOf = (ids: readonly string[]): string => ids.map((id) => numbers.get(id) ?? '?').join(' + ');
  const suggested = suggestPairs(document);
  const accept = (pairs: typeof suggested): void => {
    editor.edit(
      pairs.reduce(
        (next, [one, other]) => combine(next, [one.id, other.id], editor.newId()),
        editor.state.document,
      ),
    );
    editor.look({ announcement: pairs.length === 1 ? 'Tables combined' : `${pairs.length} pairs combined` });
  };
  if (document.combinations.length === 0 && suggested.length === 0) return null;
  return (
    <Panel aria-labelledby="combinations-title">
      <PanelTitle id="combinations-title">Combinations ({document.combinations.length})</PanelTitle>
      <p>Tables pushed together for a large party. They are used only where no single table is free.</p>
      {document.combinations.length > 0 && (
        <List>
          {document.combinations.map((each) => (
            <CombinationRow key={each.id} editor={editor} combination={each} name={nameOf(each.tables)} />
          ))}
        </List>
      )}
      {suggested.length > 0 && (
        <Inline $gap="xs" role="group" aria-label="Suggested combinations">
          <p>Neighbors:</p>
          {suggested.map((pair) => {
            const name = nameOf(pair.map(({ id }) => id));
            return (
              <Button
                key={name}
                variant="secondary"
                size="small"
                aria-label={`Combine ${name}`}
                onClick={() => accept([pair])}
              >
                {name}
              </Button>
            );
          })}
          {suggested.length > 1 && (
            <Button variant="quiet" size="small" onClick={() => accept(suggested)}>
              Combine all {suggested.length}
            </Button>
          )}
        </Inline>
      )}
    </Panel>
  );
}

interface RowProps {
  editor: Editor;
  combination: Combination;
  name: string;
}

function CombinationRow({ editor, combination: { id, tables, smallest, largest }, name }: RowProps) {
  return (
    <li>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Select tables ${name}`}
        onClick={() => editor.select(tables)}
      >
        {name}
      </Button>
      <FigureInput
        label="Smallest"
        step={1}
        most={mostSeats}
        value={smallest}
        onCommit={(size) => editor.edit(resize(editor.state.document, id, { smallest: size }), `${id}.sizes`)}
      />
      <FigureInput
        label="Largest"
        step={1}
        most={mostSeats}
        value={largest}
        onCommit={(size) => editor.edit(resize(editor.state.document, id, { largest: size }), `${id}.sizes`)}
      />
      <Button
        variant="secondary"
        size="small"
        aria-label={`Separate ${name}`}
        onClick={() => editor.edit(separate(editor.state.document, id))}
      >
        Separate
      </Button>
    </li>
  );
}
