import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@tablewell/ui';
import { snippetsOf } from '../snippets/api/snippets';
import { t } from './texts';

const shownLength = 60;

/** Offers the restaurant's texts for answers (MESSAGE-42); renders nothing without any. */
export function InsertSnippet(props: { restaurantId: string; onInsert: (text: string) => void }) {
  const { data } = useQuery(snippetsOf(props.restaurantId));
  if (!data || data.texts.length === 0) return null;
  return (
    <SelectField
      label={t('replies.answer.insert')}
      value=""
      onChange={({ target }) => {
        const text = data.texts[Number(target.value)];
        if (target.value !== '' && text !== undefined) props.onInsert(text);
      }}
    >
      <option value="">{t('replies.answer.choose')}</option>
      {data.texts.map((text, index) => (
        <option key={index} value={index}>
          {shortened(text)}
        </option>
      ))}
    </SelectField>
  );
}

function shortened(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ')];
  return letters.length <= shownLength ? letters.join('') : `${letters.slice(0, shownLength - 1).join('')}…`;
}
