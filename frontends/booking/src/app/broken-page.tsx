import { GlobalStyle } from '@tablewell/ui';
import { Oops } from '../components/oops';
import { t } from '../lib/language';

/** Instead of a blank page after an error of its code: a reload shows what was booked. */
export const BrokenPage = ({ reload = () => location.reload() }) => (
  <main>
    <GlobalStyle />
    <Oops title={t('page.oops')} message={t('page.broken')} retry={reload} />
  </main>
);
