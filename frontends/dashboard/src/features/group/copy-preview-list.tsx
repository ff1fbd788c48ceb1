import { isLanguage, languageNames } from '@tablewell/languages';
import { color, radius, space } from '@tablewell/ui';
import { styled } from 'styled-components';
import type { CopiedText, CopyPreview, SettingsPreview } from './api/copy';
import { differencesOf } from './copied-words';
import { t } from '../../parts/group/texts';
import { find } from '../../parts/guest-texts/texts';

const List = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding: ${space.sm} ${space.md};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  h3 {
    font-size: 1rem;
    font-weight: 650;
  }
  dl {
    display: grid;
    gap: ${space.xxs};
    margin-block: ${space.xxs};
  }
  dt {
    color: ${color.textMuted};
    font-size: 0.875rem;
  }
  dd {
    overflow-wrap: anywhere;
  }
  del {
    color: ${color.textMuted};
  }
  ins {
    text-decoration: none;
    font-weight: 600;
  }
`;

const Problem = styled.p`
  color: ${color.danger};
`;

/** What a copy would change in a restaurant, or why it cannot. */
export interface PreviewedRestaurant {
  readonly id: string;
  readonly name: string;
  readonly preview?: CopyPreview;
  readonly problem?: string;
}

/** What a copy changes in each restaurant, and what it does not. */
export function CopyPreviewList({ restaurants }: { restaurants: readonly PreviewedRestaurant[] }) {
  if (restaurants.length === 0) return null;
  return (
    <List aria-label={t('group.copy.changes')}>
      {restaurants.map(({ id, name, preview, problem }) => (
        <li key={id}>
          <h3>{name}</h3>
          {problem !== undefined && <Problem>{problem}</Problem>}
          {preview && <Changes preview={preview} />}
        </li>
      ))}
    </List>
  );
}

function Changes({ preview: { settings, texts } }: { preview: CopyPreview }) {
  const isAlike = (settings?.changed.length ?? 0) + texts.length === 0;
  if (isAlike) return <p>{t('group.copy.alike')}</p>;
  return (
    <>
      <dl>
        {settings && <ChangedSettings settings={settings} />}
        {texts.map((text) => (
          <div key={`${text.language} ${text.kind}`}>
            <dt>{nameOf(text)}</dt>
            <dd lang={text.after === '' || text.problem !== '' ? undefined : text.language}>
              {text.problem === '' ? (
                text.after || t('group.copy.standardText')
              ) : (
                <Problem>{t('group.copy.textLeftOut', { problem: text.problem })}</Problem>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {settings && settings.rulesLeftOut > 0 && (
        <p>{t('group.copy.leftOut', { count: settings.rulesLeftOut })}</p>
      )}
      {settings && settings.unfit > 0 && <p>{t('group.copy.unfit', { count: settings.unfit })}</p>}
    </>
  );
}

function ChangedSettings({ settings: { changed, before, after } }: { settings: SettingsPreview }) {
  return differencesOf(changed, before, after).map(({ name, label, before: old, after: next }) => (
    <div key={name}>
      <dt>{label}</dt>
      <dd>
        {next === undefined ? (
          t('group.copy.replaced')
        ) : (
          <>
            <del>{old}</del> → <ins>{next}</ins>
          </>
        )}
      </dd>
    </div>
  ));
}

/** A text in words, such as “Reminder, English”. */
const nameOf = ({ kind, language }: CopiedText): string =>
  t('group.copy.text', {
    kind: find(`guestTexts.kinds.${kind}`) ?? kind,
    language: isLanguage(language) ? languageNames[language] : language,
  });
