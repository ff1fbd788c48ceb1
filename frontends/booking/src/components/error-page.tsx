import { Button, ButtonLink, Stack } from '@tablewell/ui';
import { home } from '../paths';
import { Actions } from './actions';
import { PageFrame, Sheet } from './page-frame';
import { useTitle } from './use-title';
import { t } from '../lib/language';
import { siteName } from '../lib/site-name';

interface ErrorPageProps {
  title: string;
  message: string;
  /** The explanation for the reader. */
  hint?: string | undefined;
  /** Where a retry can help. */
  retry?: (() => void) | undefined;
}

/** For a link that opens no reservation. */
export const missingHint = (): string => t('page.missingHint');

/** The error page, with a link to another page. */
export function ErrorPage({ title, message, hint, retry }: ErrorPageProps) {
  useTitle(`${title} · ${siteName()}`);
  return (
    <PageFrame title={title}>
      <Sheet>
        <Stack $gap="lg">
          <p role="alert">{message}</p>
          {hint && <p>{hint}</p>}
          <Actions>
            {retry && (
              <Button size="large" onClick={retry}>
                {t('page.tryAgain')}
              </Button>
            )}
            {/* A plain link: the router of the booking remote's own page knows only these pages. */}
            <ButtonLink href={home} $size="large" $variant={retry ? 'secondary' : 'primary'}>
              {t('page.goHome')}
            </ButtonLink>
          </Actions>
        </Stack>
      </Sheet>
    </PageFrame>
  );
}
