import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge, Button, color, Inline, Link } from '@tablewell/ui';
import { styled } from 'styled-components';
import { Copyable } from '../../../lib/copyable';
import { messageOf } from '../../../lib/message-of';
import { Section } from '../../settings/section';
import { checkOwnDomain, ownNameOf } from '../api/own-name';
import type { OwnDomain } from '../api/own-name';

const Title = styled.h3`
  font: inherit;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

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
      <Title id="txt-record">TXT record {recordName}</Title>
      <Copyable text={recordValue} label="Copy Value" labelledBy="txt-record" />
      <Title id="cname-record">CNAME record {host}</Title>
      <Copyable text={target} label="Copy Target" labelledBy="cname-record" />
      {!isProven && (
        <div>
          <Button variant="secondary" busy={check.isPending} onClick={() => check.mutate()}>
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
