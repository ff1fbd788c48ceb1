import { useState } from 'react';
import type { FormEvent } from 'react';
import { Badge, Button, Checkbox, Inline, Stack, TextField, color } from '@tablewell/ui';
import type { GuestTag } from '@tablewell/proto/guest/v1/guest_pb';
import { styled } from 'styled-components';
import { Icon } from '../../lib/icons';
import { PartHeading } from './part-heading';
import { t } from './texts';

type Tag = Pick<GuestTag, 'name' | 'shared'>;

interface GuestTagsProps {
  tags: readonly Tag[];
  /** The name of the group if it shares guests; empty: it does not. */
  group: string;
  busy: boolean;
  onChange: (tags: readonly Tag[]) => void;
}

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Remove = styled.button`
  display: inline-flex;
  padding: 0.25rem;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`;

const mostTags = 20;
const longestTag = 40;

/** The tags of a guest: the restaurant's own, or also for the others of its group while the guest agrees (GROUP-24). */
export function GuestTags({ tags, group, busy, onChange }: GuestTagsProps) {
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  function add(event: FormEvent): void {
    event.preventDefault();
    const tag = name.trim();
    if (busy || tag === '') return;
    onChange([...tags.map(plain), { name: tag, shared: shared && group !== '' }]);
    setName('');
    setShared(false);
  }
  const remove = (gone: Tag) => onChange(tags.filter((tag) => tag !== gone).map(plain));
  return (
    <section aria-labelledby="tags-title">
      <Stack $gap="sm">
        <PartHeading id="tags-title">{t('guests.tags.title')}</PartHeading>
        {tags.length === 0 ? (
          <Muted>{t('guests.tags.none')}</Muted>
        ) : (
          <Inline $gap="xs" role="list">
            {tags.map((tag) => (
              <Badge key={tag.name} role="listitem" $tone={tag.shared ? 'info' : 'neutral'}>
                {tag.name}
                {tag.shared && ` · ${t('guests.tags.shared')}`}
                <Remove
                  type="button"
                  aria-label={t('guests.tags.remove', { name: tag.name })}
                  disabled={busy}
                  onClick={() => remove(tag)}
                >
                  <Icon name="close" size={14} />
                </Remove>
              </Badge>
            ))}
          </Inline>
        )}
        {tags.length < mostTags && (
          <form onSubmit={add}>
            <Stack $gap="sm">
              <TextField
                label={t('guests.tags.label')}
                maxLength={longestTag}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              {group && (
                <Checkbox
                  checked={shared}
                  onChange={({ target }) => setShared(target.checked)}
                  label={t('guests.tags.share', { group })}
                />
              )}
              <div>
                <Button type="submit" variant="secondary" busy={busy} disabled={name.trim() === ''}>
                  {t('guests.tags.add')}
                </Button>
              </div>
            </Stack>
          </form>
        )}
      </Stack>
    </section>
  );
}

const plain = ({ name, shared }: Tag): Tag => ({ name, shared });
