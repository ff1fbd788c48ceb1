import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@tablewell/api-client';
import { Button, Inline, SelectField, Stack, notify } from '@tablewell/ui';
import { Section } from '../../forms/section';
import { ChoiceChips } from '../../lib/choice-chips';
import { messageOf } from '../../lib/message-of';
import { useRestaurants } from '../../lib/use-restaurants';
import { changesOf, copyPreviewed, partNames, previewCopy } from './api/copy';
import type { CopyPreview, PartName } from './api/copy';
import { CopyPreviewList } from './copy-preview-list';
import type { PreviewedRestaurant } from './copy-preview-list';
import { t } from '../../parts/group/texts';

/** Settings, rules and texts of one restaurant for others of its owner, after a look at what changes there (GROUP-7, GROUP-9). */
export function CopySection() {
  const queries = useQueryClient();
  const { all } = useRestaurants();
  const own = all.filter(({ role }) => role !== 'host');
  const [fromId, setFrom] = useState(own[0]?.id ?? '');
  const [chosen, setChosen] = useState<PartName[]>([]);
  const [toIds, setTo] = useState<string[]>([]);
  const [previews, setPreviews] = useState<readonly PreviewedRestaurant[]>([]);
  const targets = own.filter(({ id }) => id !== fromId);

  const look = useMutation({
    mutationFn: async () => {
      const found: PreviewedRestaurant[] = [];
      // One after the other: each is computed by the service, and other members wait for their turn there.
      for (const { id, name } of targets.filter((each) => toIds.includes(each.id)))
        found.push({
          id,
          name,
          ...(await outcomeOf(() => previewCopy({ fromId, toId: id, parts: chosen }))),
        });
      return found;
    },
    onSuccess: setPreviews,
  });
  const copy = useMutation({
    mutationFn: async () => {
      const left: PreviewedRestaurant[] = [];
      for (const restaurant of previews) {
        const { id, name, preview } = restaurant;
        if (!preview || changesOf(preview) === 0) continue;
        const failed = await failureOf(() => copyPreviewed({ fromId, toId: id, parts: chosen }, preview));
        if (failed !== undefined) left.push({ id, name, problem: failed });
      }
      return left;
    },
    onSuccess: (left) => {
      setPreviews(left);
      if (left.length === 0) notify(t('group.copy.done'), { tone: 'success' });
      return queries.invalidateQueries();
    },
  });

  /** Called when the choice changes, because the preview no longer applies. */
  const changing =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      set(value);
      setPreviews([]);
    };
  if (own.length < 2) return null;
  const ready = previews.filter(({ preview }) => preview && changesOf(preview) > 0).length;
  return (
    <Section title={t('group.copy.title')} lead={t('group.copy.lead')}>
      <Stack $gap="md">
        <SelectField
          label={t('group.copy.from')}
          value={fromId}
          onChange={({ target }) => {
            changing(setFrom)(target.value);
            setTo(toIds.filter((id) => id !== target.value));
          }}
        >
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <ChoiceChips
          label={t('group.copy.what')}
          choices={partNames.map((id) => ({ id, label: t(`group.copy.part.${id}`) }))}
          value={chosen}
          onChange={changing(setChosen)}
        />
        <ChoiceChips
          label={t('group.copy.to')}
          choices={targets.map(({ id, name }) => ({ id, label: name }))}
          value={toIds}
          onChange={changing(setTo)}
        />
        <Inline>
          <Button
            variant="secondary"
            busy={look.isPending}
            disabled={chosen.length === 0 || toIds.length === 0}
            onClick={() => look.mutate()}
          >
            {t('group.copy.look')}
          </Button>
        </Inline>
        <CopyPreviewList restaurants={previews} />
        {ready > 0 && (
          <Inline>
            <Button busy={copy.isPending} onClick={() => copy.mutate()}>
              {t('group.copy.copy', { count: ready })}
            </Button>
          </Inline>
        )}
      </Stack>
    </Section>
  );
}

/** The fields of a refusal say more than its message. */
const problemOf = (error: unknown): string =>
  (error instanceof ApiError ? error.details[0]?.message : undefined) ?? messageOf(error);

async function outcomeOf(
  preview: () => Promise<CopyPreview>,
): Promise<Pick<PreviewedRestaurant, 'preview' | 'problem'>> {
  try {
    return { preview: await preview() };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

async function failureOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}
