import { useId } from 'react';
import { Checkbox, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { permissionNames } from './api/sso';
import type { PermissionName } from './api/sso';
import { Note } from './part';
import { t } from './texts';

const Boxes = styled.div`
  display: grid;
  gap: ${space.xs};
  /* The place of an error, which these boxes never have. */
  p:empty {
    display: none;
  }
`;

const Name = styled.p`
  font-weight: 600;
`;

interface NewPeopleBoxesProps {
  withheld: readonly PermissionName[];
  onChange: (withheld: readonly PermissionName[]) => void;
}

/** What people whom the provider adds may do beside their role (SSO-13): a box for each permission, checked if it is allowed. */
export function NewPeopleBoxes({ withheld, onChange }: NewPeopleBoxesProps) {
  const id = useId();
  return (
    <Boxes role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Name id={id}>{t('sso.newPeople.title')}</Name>
      {permissionNames.map((name) => {
        const isAllowed = !withheld.includes(name);
        return (
          <Checkbox
            key={name}
            label={t(`sso.newPeople.${name}`)}
            checked={isAllowed}
            onChange={() =>
              onChange(isAllowed ? [...withheld, name] : withheld.filter((each) => each !== name))
            }
          />
        );
      })}
      <Note id={`${id}-hint`}>{t('sso.newPeople.hint')}</Note>
    </Boxes>
  );
}
