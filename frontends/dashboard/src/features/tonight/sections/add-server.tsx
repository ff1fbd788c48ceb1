import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Section } from '@tablewell/api-client/book';
import { Button, Inline, TextField, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import { longestServer, refuseServer } from '../model/sections';
import { t } from '../texts';

const Adding = styled(Inline)`
  gap: ${space.xs};
  align-items: flex-end;
  /* A field keeps a line's gap below it for its error. */
  > button {
    margin-bottom: ${space.xxs};
  }
`;

interface AddServerProps {
  /** The servers that are known already. */
  sections: readonly Section[];
  onAdd: (server: string) => void;
}

/** Adds a server by name. */
export function AddServer({ sections, onAdd }: AddServerProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();

  function add(event: FormEvent): void {
    event.preventDefault();
    const why = refuseServer(sections, name);
    setProblem(why);
    if (why) return;
    onAdd(name.trim());
    setName('');
  }

  return (
    <form onSubmit={add}>
      <Adding>
        <TextField
          label={t('tonight.servers.add')}
          value={name}
          error={problem}
          maxLength={longestServer}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('tonight.servers.addAction')}
        </Button>
      </Adding>
    </form>
  );
}
