import { Button, MapPopover, TextField } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { useSavedViews } from '../../../common/lists/useSavedViews.ts';
import { muted } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { announce } from '../../../state/announcement.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import * as styles from '../map.css.ts';

const maxNameLength = 60;

/** The form that keeps what the map shows under a name. */
function SaveBookmark({ views }: { views: ReturnType<typeof useSavedViews> }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const [address] = useSearchParams();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const trimmed = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (trimmed === '') return;
    const onSuccess = () => {
      announce(t('bookmarks.saved', { name: trimmed }));
      setName('');
      setAsked(false);
    };
    views.save.mutate({ name: trimmed, query: address.toString(), page: 'map' }, { onSuccess });
  };
  return (
    <form method="post" className={styles.search} noValidate onSubmit={submit}>
      <TextField
        label={t('bookmarks.name')}
        description={t('bookmarks.hint')}
        {...(isAsked && trimmed === '' ? { errorMessage: t('bookmarks.missing') } : {})}
        maxLength={maxNameLength}
        value={name}
        onChange={setName}
      />
      <Button type="submit" kind="primary" isPending={views.save.isPending}>
        {t('bookmarks.save')}
      </Button>
    </form>
  );
}

/** The panel of the bookmarks: the views of the map that the officer keeps under a name. */
export function BookmarksPanel({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const language = useLanguage();
  const saved = useSavedViews('map');
  const { views, save, remove } = saved;
  const deleteView = (viewId: number, name: string) =>
    remove.mutate({ viewId }, { onSuccess: () => announce(t('bookmarks.deleted', { name })) });
  return (
    <MapPopover
      title={t('bookmarks')}
      isDocked
      closeLabel={t('common:shell.close')}
      onClose={() => explore.toggleTool('bookmarks')}
    >
      <div className={styles.search}>
        <OutcomeMessage message={save.error?.userMessage ?? remove.error?.userMessage} />
        <SaveBookmark views={saved} />
        {views.length === 0 ? (
          <p className={muted}>{t('bookmarks.none')}</p>
        ) : (
          <ul className={styles.entries} aria-label={t('bookmarks')}>
            {views.map(({ viewId, name, query }) => (
              <li key={viewId}>
                <span {...langAttribute(name, language)}>{name}</span>
                <Button
                  kind="quiet"
                  aria-label={`${t('table.show')} ${name}`}
                  onClick={() => explore.openView(query)}
                >
                  {t('table.show')}
                </Button>
                <Button
                  kind="quiet"
                  aria-label={`${t('bookmarks.delete')} ${name}`}
                  onClick={() => deleteView(viewId, name)}
                >
                  {t('bookmarks.delete')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </MapPopover>
  );
}
