import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge, Button, color, Inline, Link } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../../lib/message-of';
import { Section } from '../../../forms/section';
import { checkOwnDomain, ownNameOf } from '../api/own-name';
import type { OwnDomain } from '../api/own-name';
import { t } from '../texts';
import { DnsRecord } from './dns-record';

const Note = styled.p`
  color: ${color.textMuted};
`;

const Problem = styled.p`
  color: ${color.danger};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** The records that a domain needs, and whether its proof was found. */
export function DomainSection({ restaurantId, domain }: { restaurantId: string; domain: OwnDomain }) {
  const queries = useQueryClient();
  const check = useMutation({
    mutationFn: () => checkOwnDomain(restaurantId),
    onSuccess: (next) => queries.setQueryData(ownNameOf(restaurantId).queryKey, next),
  });
  const { host, isProven, recordName, recordValue, target } = domain;
  return (
    <Section title={t('onYourSite.domain.title')} lead={t('onYourSite.domain.lead')}>
      <Inline $gap="sm">
        <Badge $tone={isProven ? 'success' : 'warning'}>
          {isProven ? t('onYourSite.domain.proven') : t('onYourSite.domain.notProven')}
        </Badge>
        {isProven && (
          <Link href={`https://${host}/`} target="_blank" rel="noopener">
            {t('onYourSite.domain.open', { host })}
          </Link>
        )}
      </Inline>
      <DnsRecord type="TXT" name={recordName} value={recordValue} />
      <DnsRecord type="CNAME" name={host} value={target} />
      {!isProven && (
        <div>
          <Button busy={check.isPending} onClick={() => check.mutate()}>
            {t('onYourSite.domain.check')}
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {check.isSuccess && <Note>{t('onYourSite.domain.found', { host })}</Note>}
        {check.error && <Problem>{messageOf(check.error)}</Problem>}
      </div>
    </Section>
  );
}
