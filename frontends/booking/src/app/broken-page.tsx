import { GlobalStyle } from '@tablewell/ui';
import { ErrorPage } from '../components/error-page';
import { t } from '../lib/language';

/** Instead of a blank page after an error of its code: a reload shows what was booked. */
export const BrokenPage = ({ reload = () => location.reload() }) => (
  <main>
    <GlobalStyle />
    <ErrorPage title={t('page.oops')} message={t('page.broken')} retry={reload} />
  </main>
);
