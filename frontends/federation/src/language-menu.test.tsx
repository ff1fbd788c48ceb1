import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languageNames } from '@tablewell/languages';
import { chooseLanguage } from './choose-language';
import { LanguageMenu } from './language-menu';

jest.mock('./choose-language', () => ({ chooseLanguage: jest.fn() }));

describe('the language menu', () => {
  it('names each language in itself, marked as such, and loads the page in the chosen one', async () => {
    render(<LanguageMenu language="en" label="Language" />);
    const menu = screen.getByRole('combobox', { name: 'Language' });
    expect(menu).toHaveValue('en');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      Object.values(languageNames),
    );
    expect(screen.getByRole('option', { name: '日本語' })).toHaveAttribute('lang', 'ja');
    await userEvent.selectOptions(menu, 'العربية');
    expect(chooseLanguage).toHaveBeenCalledWith('ar');
  });
});
