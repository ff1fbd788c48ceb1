import { Button, Inline, color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { Editor } from '../../editor/editor';
import { useEditor } from '../../editor/use-editor';
import { combine, resize, separate, suggestPairs } from '../../model/combining';
import type { Combination } from '../../model/document';
import { FigureInput } from '../tables/figure-input';
import { compactFields, PanelTitle } from '../tables/form-style';
import { t } from '../../texts';

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

const maxSeats = 100;

/** The list of combinations, with their fields and suggested neighbors. */
export function CombinationPanel({ editor }: { editor: Editor }) {
  const document = useEditor(editor, 'document');
  const numbers = new Map(
    document.plan.map(({ id, number }) => [id, number || t('plan.table.withoutNumber')]),
  );
  const nameOf = (ids: readonly string[]): string => ids.map((id) => numbers.get(id) ?? '?').join(' + ');
  const suggested = suggestPairs(document);
  const accept = (pairs: typeof suggested): void => {
    editor.edit(
      pairs.reduce(
        (next, [one, other]) => combine(next, [one.id, other.id], editor.newId()),
        editor.state.document,
      ),
    );
    editor.setSession({
      announcement:
        pairs.length === 1
          ? t('plan.combination.made')
          : t('plan.combination.pairsMade', { count: pairs.length }),
    });
  };
  if (document.combinations.length === 0 && suggested.length === 0) return null;
  return (
    <Panel aria-labelledby="combinations-title">
      <PanelTitle id="combinations-title">
        {t('plan.combination.title', { count: document.combinations.length })}
      </PanelTitle>
      <p>{t('plan.combination.lead')}</p>
      {document.combinations.length > 0 && (
        <List>
          {document.combinations.map((each) => (
            <CombinationRow key={each.id} editor={editor} combination={each} name={nameOf(each.tables)} />
          ))}
        </List>
      )}
      {suggested.length > 0 && (
        <Inline $gap="xs" role="group" aria-label={t('plan.combination.suggested')}>
          <p>{t('plan.combination.neighbors')}</p>
          {suggested.map((pair) => {
            const name = nameOf(pair.map(({ id }) => id));
            return (
              <Button
                key={name}
                variant="secondary"
                size="small"
                aria-label={t('plan.combination.combine', { name })}
                onClick={() => accept([pair])}
              >
                {name}
              </Button>
            );
          })}
          {suggested.length > 1 && (
            <Button variant="quiet" size="small" onClick={() => accept(suggested)}>
              {t('plan.combination.combineAll', { count: suggested.length })}
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
        aria-label={t('plan.combination.select', { name })}
        onClick={() => editor.select(tables)}
      >
        {name}
      </Button>
      <FigureInput
        label={t('plan.combination.smallest')}
        step={1}
        most={maxSeats}
        value={smallest}
        onCommit={(size) => editor.edit(resize(editor.state.document, id, { smallest: size }), `${id}.sizes`)}
      />
      <FigureInput
        label={t('plan.combination.largest')}
        step={1}
        most={maxSeats}
        value={largest}
        onCommit={(size) => editor.edit(resize(editor.state.document, id, { largest: size }), `${id}.sizes`)}
      />
      <Button
        variant="secondary"
        size="small"
        aria-label={t('plan.combination.separateNamed', { name })}
        onClick={() => editor.edit(separate(editor.state.document, id))}
      >
        {t('plan.combination.separate')}
      </Button>
    </li>
  );
}
