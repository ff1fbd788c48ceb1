import { color, radius, touchTarget } from '@tablewell/ui';
import { isLanguage, languageNames, languages } from '@tablewell/languages';
import { styled } from 'styled-components';
import { language, t } from '../lib/language';
import { chooseLanguage } from './choose-language';

const Select = styled.select`
  min-height: ${touchTarget};
  padding-inline: 0.625rem;
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
`;

/** The languages of the page, each by its own name. Choosing one loads the page in it. */
export const LanguageMenu = () => (
  <Select
    aria-label={t('page.language')}
    autoComplete="off"
    defaultValue={language}
    onChange={({ target }) => isLanguage(target.value) && chooseLanguage(target.value)}
  >
    {languages.map((each) => (
      <option key={each} value={each} lang={each}>
        {languageNames[each]}
      </option>
    ))}
  </Select>
);
