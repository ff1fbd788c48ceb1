import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isLanguage, languageNames, languages } from '@tablewell/languages';
import { ErrorPanel, LoadingPanel, SelectField, Stack, media, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Section } from '../../forms/section';
import { useMayLeave } from '../../lib/leave-guard';
import { messageOf } from '../../lib/message-of';
import { templateOf, templatesOf } from './api/templates';
import { SnippetsSection } from './snippets-section';
import { TemplateForm } from './template-form';
import { find, t } from '../../parts/guest-texts/texts';

const Choice = styled.div`
  display: grid;
  gap: ${space.md};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 20rem));
  }
`;

/** The texts of the restaurant's SMS to guests, one at a time (MESSAGE-40). */
export function GuestTextsView({ restaurantId }: { restaurantId: string }) {
  const mayLeave = useMayLeave();
  const [language, setLanguage] = useState<string>('en');
  const [kind, setKind] = useState('reservation-booked');
  const id = { restaurantId, language, kind };
  const { data: all = [] } = useQuery({ ...templatesOf(id), placeholderData: keepPreviousData });
  const { data, error, refetch } = useQuery(templateOf(id));

  /** Asks first if the text on the screen is not saved. */
  async function show(choose: () => void): Promise<void> {
    if (await mayLeave()) choose();
  }

  return (
    <Stack $gap="lg">
      <Section title={t('guestTexts.title')} lead={t('guestTexts.lead')}>
        <Choice>
          <SelectField
            label={t('guestTexts.kind')}
            value={kind}
            onChange={({ target: { value } }) => void show(() => setKind(value))}
          >
            {(all.length > 0 ? all : [{ kind }]).map(({ kind: each }) => (
              <option key={each} value={each}>
                {find(`guestTexts.kinds.${each}`) ?? each}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('guestTexts.language')}
            value={language}
            onChange={({ target: { value } }) => {
              if (isLanguage(value)) void show(() => setLanguage(value));
            }}
          >
            {languages.map((each) => (
              <option key={each} value={each} lang={each}>
                {languageNames[each]}
              </option>
            ))}
          </SelectField>
        </Choice>
        {data ? (
          <TemplateForm key={`${language} ${kind}`} id={id} saved={data} />
        ) : error ? (
          <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
        ) : (
          <LoadingPanel text={t('guestTexts.loading')} />
        )}
      </Section>
      <SnippetsSection restaurantId={restaurantId} />
    </Stack>
  );
}
