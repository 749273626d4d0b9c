import { caseNoteMax, type CaseNote, type OfficerApplication } from '@temple-land/portal-core';
import { Button, Form, Stack, TextArea } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { meta, muted } from '../../../common/page/card.css.ts';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from './casePage.css.ts';
import { useAddNote, useCaseWork } from './useCaseWork.ts';

function NoteForm({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const add = useAddNote(application);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && text.trim() === '';
  const { applicationType, applicationId } = application;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (text.trim() === '') return;
    const onSuccess = () => {
      setText('');
      setAsked(false);
      announce(t('casePage:notes.added'));
    };
    add.mutate({ applicationType, applicationId, text: text.trim() }, { onSuccess });
  };
  return (
    <Form onSubmit={submit}>
      <OutcomeMessage message={add.error?.userMessage} />
      <TextArea
        label={t('casePage:notes.text')}
        description={t('casePage:notes.hint')}
        optionalLabel=""
        rows={4}
        value={text}
        maxLength={caseNoteMax}
        onChange={setText}
        errorMessage={isMissing ? t('casePage:notes.missing') : undefined}
      />
      <Stack direction="row" gap="md">
        <Button type="submit" isPending={add.isPending}>
          {t('casePage:notes.add')}
        </Button>
      </Stack>
    </Form>
  );
}

function Note({ note }: { note: CaseNote }) {
  const language = useLanguage();
  return (
    <li className={styles.entry}>
      <p className={styles.entryText} {...langAttribute(note.text, language)}>
        {note.text}
      </p>
      <p className={meta}>
        <span {...langAttribute(note.by.fullName, language)}>{note.by.fullName}</span>,{' '}
        {formatDateTime(note.at)}
      </p>
    </li>
  );
}

/** The notes of the office about an application, which the applicant never sees, and the form of a new one. */
export function NotesTab({ application }: { application: OfficerApplication }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const { work, isPending, message, refetch } = useCaseWork(application);
  const isEmpty = !isPending && message === undefined && work.notes.length === 0;
  return (
    <Stack gap="xl">
      <h3>{t('casePage:notes')}</h3>
      {work.mayWrite && <NoteForm application={application} />}
      {isPending && <Loading />}
      <Retry message={message} part={t('casePage:notes')} onRetry={refetch} />
      {isEmpty && <p className={muted}>{t('casePage:notes.none')}</p>}
      <ul className={styles.entries}>
        {work.notes.map((note) => (
          <Note key={note.noteId} note={note} />
        ))}
      </ul>
    </Stack>
  );
}
