import {
  documentNoteMax,
  documentResults,
  type DocumentCheck,
  type DocumentResult,
} from '@temple-land/portal-core';
import { Button, Form, RadioCards, Stack, StatusPatch, TextArea } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../common/text/dateTime.ts';
import { meta } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { findingLabels } from './documentFindings.ts';
import type { EnteredCheck } from './useCaseWork.ts';

/** The finding about a document with its note, officer and time. */
export function StoredFinding({ check }: { check: DocumentCheck }) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const language = useLanguage();
  const { label, tone } = findingLabels[check.result];
  const { fullName } = check.by;
  return (
    <div>
      <StatusPatch tone={tone}>{t(label)}</StatusPatch>
      {check.note !== '' && <p {...langAttribute(check.note, language)}>{check.note}</p>}
      <p className={meta}>
        {t('casePage:finding.by', { name: fullName, moment: formatDateTime(check.at) })}
      </p>
    </div>
  );
}

/** The props of `FindingForm`. */
export interface FindingFormProps {
  documentId: number;
  /** The name of the document. */
  name: string;
  /** The finding that is changed, if there is one. */
  check: DocumentCheck | undefined;
  onSave: (entered: EnteredCheck) => void;
  onCancel: () => void;
}

/** The form of a finding about a document; a note is required unless the document is accepted. */
export function FindingForm({ documentId, name, check, onSave, onCancel }: FindingFormProps) {
  const { t } = useTranslation(['casePage', 'common', 'specification']);
  const [result, setResult] = useState<DocumentResult | undefined>(check?.result);
  const [note, setNote] = useState(check?.note ?? '');
  const [isAsked, setAsked] = useState(false);
  const needsNote = result !== undefined && result !== 'accepted';
  const isNoteMissing = needsNote && note.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (result === undefined || isNoteMissing) return;
    onSave({ documentId, result, note: note.trim() });
  };
  return (
    <Form onSubmit={submit} aria-label={t('casePage:finding.of', { name })}>
      <RadioCards
        label={t('casePage:finding')}
        choices={documentResults.map((value) => ({ value, label: t(findingLabels[value].label) }))}
        value={result ?? ''}
        onChange={(value) => setResult(documentResults.find((known) => known === value))}
        errorMessage={isAsked && result === undefined ? t('casePage:finding.missing') : undefined}
      />
      <TextArea
        label={t('casePage:finding.note')}
        description={t('casePage:finding.note.hint')}
        optionalLabel={needsNote ? undefined : t('common:field.optional')}
        value={note}
        maxLength={documentNoteMax}
        onChange={setNote}
        errorMessage={isAsked && isNoteMissing ? t('casePage:finding.note.missing') : undefined}
      />
      <Stack direction="row" gap="md">
        <Button type="submit">{t('casePage:finding.save')}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('casePage:cancel')}
        </Button>
      </Stack>
    </Form>
  );
}
