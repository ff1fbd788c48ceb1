import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge, Button, color, Inline, Link } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../../lib/message-of';
import { Section } from '../../settings/section';
import { checkOwnDomain, ownNameOf } from '../api/own-name';
import type { OwnDomain } from '../api/own-name';
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
    <Section
      title="Records of your domain"
      lead="Set both where your domain is managed. Keep the first one: without it the domain is taken away after seven days."
    >
      <Inline $gap="sm">
        <Badge $tone={isProven ? 'success' : 'warning'}>{isProven ? 'Proven' : 'Not proven yet'}</Badge>
        {isProven && (
          <Link href={`https://${host}/`} target="_blank" rel="noopener">
            Open {host}
          </Link>
        )}
      </Inline>
      <DnsRecord type="TXT" name={recordName} value={recordValue} />
      <DnsRecord type="CNAME" name={host} value={target} />
      {!isProven && (
        <div>
          <Button busy={check.isPending} onClick={() => check.mutate()}>
            Check Now
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {check.isSuccess && <Note>The record was found. Your guests’ links lead to {host} from now on.</Note>}
        {check.error && <Problem>{messageOf(check.error)}</Problem>}
      </div>
    </Section>
  );
}
