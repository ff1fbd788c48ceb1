import { color, radius, touchTarget } from '@tablewell/ui';
import { isLanguage, type Language, languageNames, languages } from '@tablewell/languages';
import { styled } from 'styled-components';
import { chooseLanguage } from './choose-language';

const Select = styled.select`
  min-height: ${touchTarget};
  padding-inline: 0.625rem;
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
`;

interface LanguageMenuProps {
  /** The language of the page. */
  language: Language;
  /** The word for "language", for screen readers. */
  label: string;
}

/** The languages of the page, each by its own name. Choosing one loads the page in it (LANG-2). */
export const LanguageMenu = ({ language, label }: LanguageMenuProps) => (
  <Select
    aria-label={label}
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
