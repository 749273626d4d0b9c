import type { DraftDocument, RecordSource, ReviewedEntity } from '@temple-land/portal-core';
import { Alert } from '@temple-land/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { RecordValueField } from '../fields/RecordValueField.tsx';
import { adminLists } from '../records/adminLists.ts';
import { listFormFields } from '../records/entityFields.ts';
import { checkRecord, toRecordValues, type RecordValues } from '../records/recordValues.ts';
import { DraftFormCard } from './DraftFormCard.tsx';
import { DraftDocumentField } from './DraftDocumentField.tsx';
import { getDocumentName, toRecordSource, toRow } from './recordDraft.ts';
import { RecordReview } from './RecordReview.tsx';
import { useDraftForm, type DraftCallbacks } from './useDraftForm.ts';
import type { EditedRecord } from './useSitePages.ts';

/** The props of `RecordDraftForm`. */
export interface RecordDraftFormProps extends DraftCallbacks {
  name: string;
  entity: ReviewedEntity;
  draft: EditedRecord['draft'];
  /** The stored record; null for a new one. */
  present: RecordSource | null;
  /** The text with which the form begins; undefined for an empty one. */
  initial: RecordSource | undefined;
  documents: readonly DraftDocument[];
}

/** The form of the draft of a notice, a tender, a question or a contact card, with its differences and a preview. */
export function RecordDraftForm({
  name,
  entity,
  draft,
  present,
  initial,
  documents,
  ...callbacks
}: RecordDraftFormProps) {
  const { t } = useTranslation(['sitePages', 'admin', 'common', 'specification']);
  const toText = useMessageText();
  const prefix = useId();
  const row = present ? toRow(present) : undefined;
  const findProblems = (values: RecordValues) => checkRecord(entity, values, row).problems;
  const { upload } = adminLists[entity];
  const hasDocument = upload !== undefined;
  const [document, setDocument] = useState(
    () => getDocumentName(initial) ?? getDocumentName(present) ?? '',
  );
  const toSource = (values: RecordValues) =>
    toRecordSource(entity, values, present, hasDocument ? document : undefined);
  const form = useDraftForm({
    name,
    draft,
    initial: toRecordValues(entity, initial && toRow(initial)),
    toSource,
    isFaulty: (values) => findProblems(values) !== undefined,
    ...callbacks,
  });
  const problems = form.isAsked ? findProblems(form.values) : undefined;
  const getError = (field: string) => {
    const key = problems?.[field];
    return key && toText({ key });
  };
  return (
    <>
      <DraftFormCard
        form={form}
        draft={draft}
        faults={
          <Alert tone="danger">
            <p>{t('specification:page.faults')}</p>
          </Alert>
        }
      >
        {listFormFields(entity, row)
          .filter(([field]) => field !== 'answers')
          .map((field) => (
            <RecordValueField
              key={field[0]}
              {...{ entity, row, field }}
              id={`${prefix}${field[0]}`}
              error={getError(field[0])}
              values={form.values}
              onValues={form.setValues}
            />
          ))}
        {hasDocument && (
          <DraftDocumentField
            {...{ name, document, documents, form }}
            isPhoto={upload === 'photo'}
            onDocument={setDocument}
          />
        )}
      </DraftFormCard>
      <RecordReview
        {...{ entity, name, documents }}
        before={present ?? undefined}
        after={toSource(form.values)}
      />
    </>
  );
}
