import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '@tablewell/api-client';
import {
  Banner,
  Button,
  Dialog,
  Inline,
  Stack,
  TextField,
  color,
  notify,
  radius,
  space,
  touchTarget,
} from '@tablewell/ui';
import { styled } from 'styled-components';
import { IconButton } from '../../../lib/icon-button';
import { messageOf } from '../../../lib/message-of';
import { eveningKey } from '@tablewell/api-client/evening';
import { setSections } from '../api/evening';
import type { Evening } from '@tablewell/api-client/evening';
import { longestServer, refuseServer, serversByTable, toggleTable } from '../model/sections';
import type { Section } from '@tablewell/api-client/evening';
import { byNumber } from '@tablewell/api-client/evening';
import { sectionPaint, serverMark } from './section-paint';
import { t } from '../texts';

const List = styled.ul`
  display: grid;
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${space.xs};
    align-items: center;
  }
  label {
    display: flex;
    flex: 1;
    gap: ${space.sm};
    align-items: center;
    min-height: ${touchTarget};
    padding: 0 ${space.sm};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    cursor: pointer;
    &:has(:checked) {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
    &:has(:focus-visible) {
      outline: 3px solid ${color.focus};
    }
  }
  small {
    margin-left: auto;
    color: ${color.textMuted};
  }
`;

const Mark = styled.i`
  ${serverMark}
`;

const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: ${space.xs};
  button {
    display: grid;
    justify-items: center;
    min-height: 3.25rem;
    padding: ${space.xxs};
    border: 1px solid ${color.control};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.text};
    font-weight: 650;
    line-height: 1.2;
    cursor: pointer;
  }
  small {
    max-width: 100%;
    overflow: hidden;
    color: ${color.textMuted};
    font-size: 0.75rem;
    font-weight: 500;
    text-overflow: ellipsis;
  }
  [aria-pressed='true'] {
    border: 2px solid ${color.accent};
    background: ${color.accentSoft};
  }
`;

const Adding = styled(Inline)`
  gap: ${space.xs};
  align-items: flex-end;
  /* A field keeps a line's gap below it for its error. */
  > button {
    margin-bottom: ${space.xxs};
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

interface SectionsDialogProps {
  open: boolean;
  restaurantId: string;
  evening: Evening;
  onClose: () => void;
}

/** Assigns tables to servers: choose a server, then tap the tables. */
export const SectionsDialog = ({ open, onClose, ...rest }: SectionsDialogProps) => (
  <Dialog open={open} side title={t('tonight.servers.title')} onClose={onClose}>
    <Content onClose={onClose} {...rest} />
  </Dialog>
);

function Content({ restaurantId, evening, onClose }: Omit<SectionsDialogProps, 'open'>) {
  const queries = useQueryClient();
  // The version when the dialog was opened: saving with it detects a later change by another member.
  const [base] = useState(evening);
  const [sections, setDraft] = useState<readonly Section[]>(() => knownTables(evening));
  const [chosen, setChosen] = useState(sections[0]?.server);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const byTable = serversByTable(sections);

  const save = useMutation({
    mutationFn: () =>
      setSections({ restaurantId, date: base.date, version: base.sectionsVersion ?? 0, sections }),
    onSuccess: () => {
      notify(t('tonight.servers.saved'), { tone: 'success' });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: eveningKey(restaurantId) }),
  });

  function add(event: FormEvent): void {
    event.preventDefault();
    const why = refuseServer(sections, name);
    setProblem(why);
    if (why) return;
    setDraft([...sections, { server: name.trim(), tables: [] }]);
    setChosen(name.trim());
    setName('');
  }
  function remove(server: string): void {
    const rest = sections.filter((section) => section.server !== server);
    setDraft(rest);
    if (chosen === server) setChosen(rest[0]?.server);
  }

  return (
    <Stack $gap="md">
      {save.error && (
        <Banner tone="danger" role="alert">
          {messageOf(save.error)}
          {save.error instanceof ApiError &&
            save.error.body.code === 'changed-since' &&
            ` ${t('tonight.servers.closeToSee')}`}
        </Banner>
      )}
      {base.sectionsVersion === 0 && (base.sections?.length ?? 0) > 0 && (
        <Muted>{t('tonight.servers.asBefore')}</Muted>
      )}
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
      {sections.length > 0 && (
        <List aria-label={t('tonight.servers.list')}>
          {sections.map(({ server, tables }, index) => (
            <li key={server}>
              <label>
                <input
                  type="radio"
                  name="server"
                  checked={server === chosen}
                  onChange={() => setChosen(server)}
                />
                <Mark aria-hidden="true" style={{ ['--server' as string]: sectionPaint(index) }} />
                {server}
                <small>{t('tonight.servers.tableCount', { count: tables.length })}</small>
              </label>
              <IconButton
                icon="trash"
                label={t('tonight.servers.remove', { server })}
                onClick={() => remove(server)}
              />
            </li>
          ))}
        </List>
      )}
      {chosen === undefined ? (
        <Muted>{t('tonight.servers.first')}</Muted>
      ) : (
        <section aria-label={t('tonight.servers.tablesOf', { server: chosen })}>
          <Stack $gap="xs">
            <Muted>{t('tonight.servers.tap', { server: chosen })}</Muted>
            <Tables>
              {[...base.tables].sort(byNumber).map(({ number }) => {
                const own = byTable.get(number);
                return (
                  <button
                    key={number}
                    type="button"
                    aria-pressed={own?.server === chosen}
                    aria-label={
                      own
                        ? t('tonight.servers.served', { number, server: own.server })
                        : t('tonight.servers.unserved', { number })
                    }
                    onClick={() => setDraft(toggleTable(sections, chosen, number))}
                  >
                    {number}
                    <small>{own?.server ?? '–'}</small>
                    {own && (
                      <Mark aria-hidden="true" style={{ ['--server' as string]: sectionPaint(own.index) }} />
                    )}
                  </button>
                );
              })}
            </Tables>
          </Stack>
        </section>
      )}
      <Inline $gap="sm">
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          {t('tonight.servers.save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('tonight.cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The sections without tables that the restaurant no longer has. */
function knownTables({ sections = [], tables }: Evening): readonly Section[] {
  const known = new Set(tables.map(({ number }) => number));
  return sections.map((section) => ({
    ...section,
    tables: section.tables.filter((each) => known.has(each)),
  }));
}
