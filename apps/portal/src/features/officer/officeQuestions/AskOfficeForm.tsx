import {
  formatIndianDate,
  officeQuestionMax,
  type OfficeChoice,
  type OfficerApplication,
} from '@temple-land/portal-core';
import { Button, Checkbox, CheckboxGroup, Form, TextArea } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { announce } from '../../../state/announcement.ts';
import { getDocumentName } from '../casePage/documentFindings.ts';
import { chooseDistrict, OfficeFields } from './OfficeFields.tsx';
import * as styles from './officeQuestions.css.ts';
import { useQuestionMutation } from './useOfficeQuestions.ts';

/** The props of `AskOfficeForm`. */
export interface AskOfficeFormProps {
  application: OfficerApplication;
  offices: readonly OfficeChoice[];
  onClose: () => void;
}

interface SharedDocumentsProps {
  application: OfficerApplication;
  /** The ids of the documents that the asked office may read. */
  shared: readonly string[];
  onShared: (shared: readonly string[]) => void;
}

function SharedDocuments({ application, shared, onShared }: SharedDocumentsProps) {
  const text = useTranslation(['officer', 'casePage', 'common', 'specification']);
  const { t } = text;
  if (application.documents.length === 0) return null;
  return (
    <CheckboxGroup
      label={t('officer:question.documents')}
      optionalLabel={t('common:field.optional')}
      description={t('officer:question.documents.hint')}
      value={shared}
      onChange={onShared}
    >
      {application.documents.map((document) => (
        <Checkbox
          key={document.documentId}
          value={String(document.documentId)}
          label={getDocumentName(document, text)}
        />
      ))}
    </CheckboxGroup>
  );
}

/** Puts a question about an application to another office, with a last day and the documents that it may read. */
export function AskOfficeForm({ application, offices, onClose }: AskOfficeFormProps) {
  const { t } = useTranslation(['officer', 'casePage', 'common', 'specification']);
  const ask = useQuestionMutation('officeQuestionAsk');
  const [chosen, setChosen] = useState(() => chooseDistrict(offices, application.district_name));
  const [question, setQuestion] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [shared, setShared] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const office = offices[Number(chosen.office || -1)];
  const [today] = useState(() => formatIndianDate(new Date()));
  const isDayWrong = dueOn === '' || dueOn < today;
  const errorOf = (isWrong: boolean, text: string) =>
    isAsked && isWrong ? { errorMessage: text } : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (office === undefined || question.trim() === '' || isDayWrong) return;
    const { userType, roleId, districtId, tahasilId } = office;
    const { applicationType, applicationId } = application;
    const userId = chosen.officer === '' ? {} : { userId: Number(chosen.officer) };
    ask.mutate(
      {
        applicationType,
        applicationId,
        to: { userType, roleId, districtId, tahasilId, ...userId },
        question: question.trim(),
        dueOn,
        documentIds: shared.map(Number),
      },
      {
        onSuccess: () => {
          announce(t('officer:question.asked'));
          onClose();
        },
      },
    );
  };
  return (
    <Form onSubmit={submit}>
      <OutcomeMessage message={ask.error?.userMessage} />
      <OfficeFields
        {...{ offices, chosen }}
        onChosen={setChosen}
        error={isAsked && office === undefined ? t('officer:question.office.missing') : undefined}
      />
      <TextArea
        label={t('officer:question.text')}
        description={t('officer:question.text.hint')}
        rows={4}
        value={question}
        maxLength={officeQuestionMax}
        onChange={setQuestion}
        {...errorOf(question.trim() === '', t('officer:question.text.missing'))}
      />
      <LazyDateField
        label={t('officer:question.dueOn')}
        value={dueOn}
        onChange={setDueOn}
        {...errorOf(isDayWrong, t('officer:question.dueOn.missing'))}
      />
      <SharedDocuments {...{ application, shared }} onShared={setShared} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" isPending={ask.isPending}>
          {t('officer:question.send')}
        </Button>
        <Button onClick={onClose}>{t('officer:decision.goBack')}</Button>
      </div>
    </Form>
  );
}
