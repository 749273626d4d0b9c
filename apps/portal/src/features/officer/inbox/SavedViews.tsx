import { Button, Dialog, Form, Link, TextField } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { useSavedViews } from '../../../common/lists/useSavedViews.ts';
import { meta, muted, row } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from './inbox.css.ts';
import { buildInboxQuery, type InboxState } from './inboxQuery.ts';

const maxNameLength = 60;

/** Links to the saved views; nothing without any. */
export function SavedViewLinks({ shown }: { shown: InboxState }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const { views } = useSavedViews();
  const current = buildInboxQuery(shown);
  if (views.length === 0) return null;
  return (
    <nav aria-label={t('views')} className={row}>
      <span className={meta} aria-hidden>
        {t('views')}
      </span>
      {views.map(({ viewId, name, query }) => (
        <Link
          key={viewId}
          href={`?${query}`}
          isAlone
          aria-current={query === current ? 'true' : undefined}
          {...langAttribute(name, language)}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Saves the list and the filters as they are under a name, and deletes views. */
export function SavedViewsDialog({ shown, onClose }: { shown: InboxState; onClose: () => void }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const language = useLanguage();
  const { views, save, remove } = useSavedViews();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const formId = useId();
  const isMissing = isAsked && name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const trimmed = name.trim();
    if (trimmed === '') return;
    const onSuccess = () => {
      announce(t('views.saved', { name: trimmed }));
      onClose();
    };
    const query = buildInboxQuery({ ...shown, pageNumber: 1 });
    save.mutate({ name: trimmed, query }, { onSuccess });
  };
  const deleteView = (viewId: number, deleted: string) =>
    remove.mutate({ viewId }, { onSuccess: () => announce(t('views.deleted', { name: deleted })) });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('views')}
      description={t('views.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={save.isPending}>
            {t('views.save')}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={save.error?.userMessage ?? remove.error?.userMessage} />
      <Form id={formId} onSubmit={submit}>
        <TextField
          label={t('views.name')}
          value={name}
          maxLength={maxNameLength}
          onChange={setName}
          {...(isMissing ? { errorMessage: t('views.name.missing') } : {})}
        />
      </Form>
      {views.length === 0 ? (
        <p className={muted}>{t('views.none')}</p>
      ) : (
        <ul className={styles.entries}>
          {views.map((view) => (
            <li key={view.viewId} className={styles.entry}>
              <span {...langAttribute(view.name, language)}>{view.name}</span>
              <Button
                kind="quiet"
                aria-label={`${t('views.delete')} ${view.name}`}
                onClick={() => deleteView(view.viewId, view.name)}
              >
                {t('views.delete')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
