import {
  documentMaxKb,
  officeQuestionMax,
  uploadTypes,
  type ReceivedQuestion,
} from '@temple-land/portal-core';
import { Button, Form, TextArea } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { DocumentUpload } from '../../../common/files/DocumentUpload.tsx';
import { useStepFiles } from '../../../common/files/useStepFiles.ts';
import { formatCount } from '../../../i18n/format.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from './officeQuestions.css.ts';
import { useQuestionMutation } from './useOfficeQuestions.ts';

const filesMax = 5;
/** Ids from here on are not those of kinds of documents. */
const firstFileId = 1_000;

/** The props of `AnswerForm`. */
export interface AnswerFormProps {
  question: ReceivedQuestion;
  onClose: () => void;
}

interface AnswerFilesProps {
  questionId: number;
  stepFiles: ReturnType<typeof useStepFiles>;
}

/** The uploads of an answer: one more than there are files. */
function AnswerFiles({ questionId, stepFiles }: AnswerFilesProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const { files, remove, uploads, start, cancel } = stepFiles;
  const last = Math.max(0, ...files.map(({ kind }) => kind));
  const count = Math.min(filesMax, last + 1);
  return Array.from({ length: count }, (_, index) => index + 1).map((place) => (
    <DocumentUpload
      key={place}
      kind={{
        documentId: firstFileId + questionId * filesMax + place,
        documentName: `${t('question.file', { n: formatCount(place) })} ${t('common:field.optional')}`,
        required: false,
        types: [...uploadTypes],
        maxKb: documentMaxKb,
      }}
      file={files.find(({ kind }) => kind === place)}
      upload={uploads[place]}
      errorMessage={undefined}
      onChoose={(file) => void start(place, file)}
      onCancel={() => cancel(place)}
      onRemove={() => remove(place)}
    />
  ));
}

/** Answers a question of another office with a text and files. */
export function AnswerForm({ question, onClose }: AnswerFormProps) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const send = useQuestionMutation('officeQuestionAnswer');
  const stepFiles = useStepFiles();
  const [answer, setAnswer] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = isAsked && answer.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (answer.trim() === '') return;
    const documents = stepFiles.files.map(({ tempId }) => tempId);
    const { questionId, applicationNo: number } = question;
    send.mutate(
      { questionId, answer: answer.trim(), documents },
      { onSuccess: () => announce(t('question.answered', { number })) },
    );
  };
  return (
    <Form onSubmit={submit}>
      <OutcomeMessage message={send.error?.userMessage} />
      <TextArea
        label={t('question.answer')}
        rows={4}
        value={answer}
        maxLength={officeQuestionMax}
        onChange={setAnswer}
        errorMessage={isMissing ? t('question.answer.missing') : undefined}
      />
      <AnswerFiles questionId={question.questionId} stepFiles={stepFiles} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" isPending={send.isPending}>
          {t('question.answer.send')}
        </Button>
        <Button onClick={onClose}>{t('decision.goBack')}</Button>
      </div>
    </Form>
  );
}
