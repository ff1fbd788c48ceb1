import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  Button,
  Card,
  color,
  Container,
  ErrorPanel,
  Inline,
  LoadingPanel,
  notify,
  PageHeading,
  space,
  Stack,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { Copyable } from '../../lib/copyable';
import { messageOf } from '../../lib/message-of';
import { liftAddresses, readBlock } from './api/address-block';
import { ProofForm } from './proof-form';
import { t } from './texts';

/** What only the owner of the list can do, apart from what everybody can. */
const Own = styled.div`
  padding-top: ${space.md};
  border-top: 1px solid ${color.border};
`;

interface AddressBlockProps {
  /** Restaurants of other owners are open: the page leads back to them. */
  othersOpen: boolean;
  /** Tries again to open the dashboard. */
  onAgain: () => void;
  onLogOut: () => void;
}

/** The page of somebody who is signed in, but not at an address of an owner's list: why, and what to do (ACCOUNT-32). */
export function AddressBlock({ othersOpen, onAgain, onLogOut }: AddressBlockProps) {
  const id = useId();
  const { data, error, refetch } = useQuery(readBlock());
  return (
    <Container $width="text" style={{ paddingBlock: '4rem' }}>
      <Card>
        <Stack $gap="md">
          <PageHeading
            title={t('security.block.title')}
            subtitle={t(othersOpen ? 'security.block.textOfSome' : 'security.block.text')}
          />
          {data ? (
            <>
              <div>
                <p id={id}>{t('security.block.address')}</p>
                <Copyable
                  text={data.address}
                  label={t('security.block.copy')}
                  labelledBy={id}
                  variant="secondary"
                />
              </div>
              {!data.mayLift && <p>{t('security.block.askOwner')}</p>}
            </>
          ) : error ? (
            <ErrorPanel message={messageOf(error)} retry={() => void refetch()} />
          ) : (
            <LoadingPanel text={t('security.loading')} />
          )}
          <Inline $gap="xs">
            <Button onClick={onAgain}>
              {t(othersOpen ? 'security.block.back' : 'security.block.again')}
            </Button>
            <Button variant="secondary" onClick={onLogOut}>
              {t('security.block.logOut')}
            </Button>
          </Inline>
          {data?.mayLift && (
            <Own>
              <Lift proof={data.proof} onLifted={onAgain} />
            </Own>
          )}
        </Stack>
      </Card>
    </Container>
  );
}

interface LiftProps {
  proof: 'password' | 'code' | 'recent-sign-in';
  onLifted: () => void;
}

/** For the owner of the list: removes it, with what proves the person. */
function Lift({ proof, onLifted }: LiftProps) {
  const [isAsking, setAsking] = useState(false);
  const done = () => {
    notify(t('security.block.lifted'), { tone: 'success' });
    onLifted();
  };
  const lift = useMutation({
    mutationFn: () => liftAddresses('recent-sign-in', ''),
    onSuccess: done,
    onError: (error) => void notify(messageOf(error), { tone: 'danger' }),
  });
  if (isAsking && proof !== 'recent-sign-in')
    return (
      <ProofForm
        lead={t('security.block.liftLead')}
        action={t('security.block.action')}
        dangerous
        way={proof}
        send={(typed) => liftAddresses(proof, typed)}
        onDone={done}
        onCancel={() => setAsking(false)}
      />
    );
  return (
    <Stack $gap="xs">
      <p>{t('security.block.liftLead')}</p>
      {proof === 'recent-sign-in' && <p>{t('security.block.recent')}</p>}
      <div>
        <Button
          variant="secondary"
          busy={lift.isPending}
          onClick={() => (proof === 'recent-sign-in' ? lift.mutate() : setAsking(true))}
        >
          {t('security.block.lift')}
        </Button>
      </div>
    </Stack>
  );
}
