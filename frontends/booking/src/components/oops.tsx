import { Button, ButtonLink, Stack } from '@tablewell/ui';
import { paths } from '../paths';
import { Actions } from './actions';
import { PageFrame, Sheet } from './page-frame';
import { useTitle } from './use-title';

export interface OopsProps {
  title: string;
  message: string;
  /** Where trying again can help. */
  retry?: (() => void) | undefined;
}

/** What a page shows instead of itself, with the way out. */
export function Oops({ title, message, retry }: OopsProps) {
  useTitle(`${title} · Tablewell`);
  return (
    <PageFrame title={title}>
      <Sheet>
        <Stack $gap="lg">
          <p role="alert">{message}</p>
          <Actions>
            {retry && (
              <Button size="large" onClick={retry}>
                Try Again
              </Button>
            )}
            {/* A plain link: the own page's router knows no other pages than these. */}
            <ButtonLink href={paths.home} $size="large" $variant={retry ? 'secondary' : 'primary'}>
              Go Home
            </ButtonLink>
          </Actions>
        </Stack>
      </Sheet>
    </PageFrame>
  );
}
