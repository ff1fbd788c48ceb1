import { LanguageMenu } from '@tablewell/federation/language-menu';
import { Container, Inline } from '@tablewell/ui';
import { pageLanguage } from './language';

/** The menu of the page's languages, below its content. `label`: the word for "language", for screen readers. */
export const LanguageRow = ({ label }: { label: string }) => (
  <Container style={{ paddingBlock: '0 2rem' }}>
    <Inline $justify="end">
      <LanguageMenu language={pageLanguage()} label={label} />
    </Inline>
  </Container>
);
