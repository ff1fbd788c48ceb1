import { Checkbox, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { permissionNames } from './api/staff';
import type { PermissionName } from './api/staff';
import { t } from './texts';

const Boxes = styled.div`
  display: grid;
  gap: ${space.xs};
  min-width: 12rem;
  /* The place of an error, which these boxes never have. */
  p:empty {
    display: none;
  }
`;

interface PermissionBoxesProps {
  /** Names the group for screen readers. */
  label: string;
  withheld: readonly PermissionName[];
  /** Without the plan nothing more can be withheld; permissions that are withheld can be given back. */
  isPlanMissing: boolean;
  busy?: boolean;
  onChange: (withheld: readonly PermissionName[]) => void;
}

/** What a person may do beside their role (ROLE-6): a box for each permission, checked if it is allowed. */
export const PermissionBoxes = ({
  label,
  withheld,
  isPlanMissing,
  busy = false,
  onChange,
}: PermissionBoxesProps) => (
  <Boxes role="group" aria-label={label}>
    {permissionNames.map((name) => {
      const isAllowed = !withheld.includes(name);
      return (
        <Checkbox
          key={name}
          label={t(`staff.permission.${name}`)}
          checked={isAllowed}
          disabled={busy || (isAllowed && isPlanMissing)}
          onChange={() =>
            onChange(isAllowed ? [...withheld, name] : withheld.filter((each) => each !== name))
          }
        />
      );
    })}
  </Boxes>
);
