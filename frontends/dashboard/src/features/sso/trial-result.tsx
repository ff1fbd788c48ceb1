import { useId } from 'react';
import type { ReactNode } from 'react';
import { Banner, color, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { inLocale } from '../../lib/language';
import type { Trial, TrialPerson } from './api/trial';
import { Note } from './part';
import { find, t } from './texts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(8rem, max-content) minmax(0, 1fr);
  gap: ${space.xs} ${space.md};
  margin: 0;
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @container (max-width: 26rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd {
      margin-bottom: ${space.xs};
    }
  }
`;

const Box = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
`;

const time = inLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

interface TrialResultProps {
  trial: Trial;
  isOff: boolean;
  /** Whether a claim of the provider gives roles. */
  hasClaim: boolean;
}

/** What a trial found: whether a sign-in would work, and what the provider said. */
export function TrialResult({ trial, isOff, hasClaim }: TrialResultProps) {
  const { subject, email, person, refusal, reason, finishedAt } = trial;
  const titleId = useId();
  const works = refusal === '' && person !== undefined;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Banner
        tone={works ? 'success' : 'warning'}
        role="status"
        title={<span id={titleId}>{t(works ? 'sso.trial.works' : 'sso.trial.fails')}</span>}
      >
        {works
          ? t(isOff ? 'sso.trial.worksOnceOn' : 'sso.trial.worksNow')
          : (find(`sso.trial.why.${refusal}`) ?? reason)}
        {!works && subject === '' && reason !== '' && (
          <p>{t('sso.trial.answered', { reason: reason.replace(/\.$/, '') })}</p>
        )}
      </Banner>
      <Facts>
        <Fact name={t('sso.trial.issuer')}>{trial.issuer}</Fact>
        {subject !== '' && (
          <>
            <Fact name={t('sso.trial.subject')}>{subject}</Fact>
            <Fact name={t('sso.trial.email')}>{email || t('sso.trial.noEmail')}</Fact>
            <Fact name={t('sso.trial.verified')}>{yesOrNo(trial.isVerified)}</Fact>
            <Fact name={t('sso.trial.domain')}>{yesOrNo(trial.isDomainProven)}</Fact>
            <Fact name={t('sso.trial.person')}>{person ? whoIs(person) : t('sso.trial.nobody')}</Fact>
          </>
        )}
        {person && <Fact name={t('sso.trial.role')}>{rolesOf(person)}</Fact>}
        {hasClaim && subject !== '' && <Fact name={t('sso.trial.claim')}>{claimOf(trial)}</Fact>}
      </Facts>
      {finishedAt && <Note>{t('sso.trial.at', { at: time().format(finishedAt) })}</Note>}
    </Box>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const yesOrNo = (isTrue: boolean): string => t(isTrue ? 'sso.trial.yes' : 'sso.trial.no');

function whoIs({ name, email, isLinked, invitations }: TrialPerson): string {
  const who = name === '' ? email : `${name} (${email})`;
  if (name === '') return t('sso.trial.newAccount', { who });
  if (invitations > 0) return t('sso.trial.invited', { who });
  return t(isLinked ? 'sso.trial.linked' : 'sso.trial.toLink', { who });
}

function claimOf({ claimedRole, roleValues }: Trial): string {
  if (roleValues.length === 0) return t('sso.trial.noValues');
  const values = roleValues.join(', ');
  return claimedRole
    ? t('sso.trial.gives', { role: t(`sso.role.${claimedRole}`), values })
    : t('sso.trial.givesNone', { values });
}

const rolesOf = ({ places }: TrialPerson): string =>
  places.map(({ role, count }) => t('sso.trial.roleAt', { role: t(`sso.role.${role}`), count })).join(', ');
