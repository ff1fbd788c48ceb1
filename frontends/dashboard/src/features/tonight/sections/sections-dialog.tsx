import { ApiError } from '@tablewell/api-client';
import type { Evening } from '@tablewell/api-client/book';
import type { LayoutContent } from '@tablewell/api-client/floor';
import { Banner, Button, Dialog, Inline, Stack, color } from '@tablewell/ui';
import { styled } from 'styled-components';
import { messageOf } from '../../../lib/message-of';
import { AddServer } from './add-server';
import { AreaButtons } from './area-buttons';
import { SectionsMap } from './sections-map';
import { ServerList } from './server-list';
import { ServerTables } from './server-tables';
import { useSectionsDraft } from './use-sections-draft';
import { t } from '../texts';

const Muted = styled.p`
  color: ${color.textMuted};
`;

interface SectionsDialogProps {
  open: boolean;
  restaurantId: string;
  evening: Evening;
  /** The floor, if the tables are those of a layout. */
  layout: LayoutContent | undefined;
  onClose: () => void;
}

/** Assigns tables to servers: all evenly, or to one server by area, by a line round them, or by table. */
export const SectionsDialog = ({ open, onClose, ...rest }: SectionsDialogProps) => (
  <Dialog open={open} side title={t('tonight.servers.title')} onClose={onClose}>
    <Content onClose={onClose} {...rest} />
  </Dialog>
);

function Content({ restaurantId, evening, layout, onClose }: Omit<SectionsDialogProps, 'open'>) {
  const draft = useSectionsDraft(restaurantId, evening, onClose);
  const { base, sections, chosen, save } = draft;
  return (
    <Stack $gap="md">
      {save.error && <Failure error={save.error} />}
      {base.sectionsVersion === 0 && (base.sections?.length ?? 0) > 0 && (
        <Muted>{t('tonight.servers.asBefore')}</Muted>
      )}
      <AddServer sections={sections} onAdd={draft.add} />
      {sections.length > 0 && (
        <ServerList
          sections={sections}
          parties={evening.parties}
          chosen={chosen}
          onChoose={draft.choose}
          onRemove={draft.remove}
        />
      )}
      {sections.length > 1 && (
        <Button variant="secondary" onClick={draft.share}>
          {t('tonight.servers.share')}
        </Button>
      )}
      {chosen === undefined ? (
        <Muted>{t('tonight.servers.first')}</Muted>
      ) : (
        <section aria-label={t('tonight.servers.tablesOf', { server: chosen })}>
          <Stack $gap="xs">
            <AreaButtons
              tables={base.tables}
              label={t('tonight.servers.areas', { server: chosen })}
              onAssign={(tables) => draft.assign(chosen, tables)}
            />
            {layout ? (
              <>
                <Muted>{t('tonight.servers.draw', { server: chosen })}</Muted>
                <SectionsMap
                  content={layout}
                  tables={base.tables}
                  sections={sections}
                  chosen={chosen}
                  onToggle={(table) => draft.toggle(chosen, table)}
                  onAssign={(tables) => draft.assign(chosen, tables)}
                />
              </>
            ) : (
              <>
                <Muted>{t('tonight.servers.tap', { server: chosen })}</Muted>
                <ServerTables
                  tables={base.tables}
                  sections={sections}
                  chosen={chosen}
                  onToggle={(table) => draft.toggle(chosen, table)}
                />
              </>
            )}
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

/** Why the sections were not saved. What another member saved meanwhile is shown once the dialog is closed. */
const Failure = ({ error }: { error: Error }) => (
  <Banner tone="danger" role="alert">
    {messageOf(error)}
    {error instanceof ApiError &&
      error.body.code === 'changed-since' &&
      ` ${t('tonight.servers.closeToSee')}`}
  </Banner>
);
