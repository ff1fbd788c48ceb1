import { Banner } from '@tablewell/ui';
import { t } from '../lib/language';

/** Says that a restaurant is for tests of programs, before anybody fills in the form. */
export const TestNote = () => <Banner tone="warning">{t('page.testRestaurant')}</Banner>;
