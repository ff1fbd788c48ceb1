import { Button, color, font, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { t } from './texts';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  padding: ${space.xxs} ${space.xxs} ${space.xxs} ${space.md};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.sunken};
  span {
    min-width: 0;
    font-family: ${font.numeric};
    overflow-wrap: anywhere;
  }
`;

const None = styled.p`
  color: ${color.textMuted};
`;

/** The listed sites, each with a button to remove it. */
export const SiteList = ({
  sites,
  onRemove,
}: {
  sites: readonly string[];
  onRemove: (site: string) => void;
}) =>
  sites.length === 0 ? (
    <None>{t('onYourSite.sites.none')}</None>
  ) : (
    <List aria-label={t('onYourSite.sites.list')}>
      {sites.map((site) => (
        <Row key={site}>
          <span>{site}</span>
          <Button
            variant="quiet"
            aria-label={t('onYourSite.sites.removeSite', { site })}
            onClick={() => onRemove(site)}
          >
            {t('onYourSite.sites.remove')}
          </Button>
        </Row>
      ))}
    </List>
  );
