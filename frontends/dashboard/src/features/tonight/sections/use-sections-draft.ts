import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eveningKey } from '@tablewell/api-client/book';
import type { Evening, Section } from '@tablewell/api-client/book';
import { toast } from '../../../lib/toast';
import { setSections } from '../api/set-sections';
import { assignTables, knownTables, shareTables, toggleTable } from '../model/sections';
import { t } from '../texts';

/** The sections while they are edited, the server who is chosen, and how they are saved. */
export function useSectionsDraft(restaurantId: string, evening: Evening, onSaved: () => void) {
  const queries = useQueryClient();
  // The version when the dialog was opened: saving with it detects a later change by another member.
  const [base] = useState(evening);
  const [sections, setDraft] = useState<readonly Section[]>(() => knownTables(evening));
  const [chosen, choose] = useState(sections[0]?.server);

  const save = useMutation({
    mutationFn: () =>
      setSections({ restaurantId, date: base.date, version: base.sectionsVersion ?? 0, sections }),
    onSuccess: () => {
      toast(t('tonight.servers.saved'), { tone: 'success' });
      onSaved();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: eveningKey(restaurantId) }),
  });

  function add(server: string): void {
    setDraft([...sections, { server, tables: [] }]);
    choose(server);
  }
  function remove(server: string): void {
    const rest = sections.filter((section) => section.server !== server);
    setDraft(rest);
    if (chosen === server) choose(rest[0]?.server);
  }
  function toggle(server: string, table: string): void {
    setDraft(toggleTable(sections, server, table));
  }
  function assign(server: string, tables: readonly string[]): void {
    setDraft(assignTables(sections, server, tables));
  }
  function share(): void {
    setDraft(shareTables(sections, base));
  }

  return { base, sections, chosen, choose, add, remove, toggle, assign, share, save };
}
