import { LanguageMenu } from '@tablewell/federation/language-menu';
import { color, Container, Inline, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { pageLanguage } from './language';

/** Continues the ground of the site's footer, which comes next. */
const Ground = styled.div`
  padding-block: ${space.md};
  border-top: 1px solid ${color.border};
  background: ${color.sunken};
`;

/** The menu of the page's languages, as the first row of the footer. `label`: the word for "language". */
export const LanguageRow = ({ label }: { label: string }) => (
  <Ground>
    <Container>
      <Inline $justify="between" $gap="md">
        <span aria-hidden="true">{label}</span>
        <LanguageMenu language={pageLanguage()} label={label} />
      </Inline>
    </Container>
  </Ground>
);
