import type { CorrectionField, CorrectionSubjectView } from '@temple-land/portal-core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceMutation } from '../../api/query/useServiceMutation.ts';
import { useSession } from '../../state/useSession.ts';
import type { DraftFile } from '../draft/draftFields.ts';
import { useUploads } from '../files/useUploads.ts';
import type { CorrectionSubject } from './correctionPaths.ts';

const slot = 0;

/** Returns the upload of the one document of a report. */
function useDocument() {
  const [document, setDocument] = useState<DraftFile>();
  const { uploads, start, cancel } = useUploads(setDocument);
  return {
    document,
    upload: uploads[slot],
    choose: (file: File) => void start(slot, file),
    remove: () => {
      cancel(slot);
      setDocument(undefined);
    },
  };
}

/** Returns the form that reports an error in a record; a citizen adds a document. */
export function useCorrectionForm(
  subject: CorrectionSubject,
  record: CorrectionSubjectView,
  onSent: (number: string) => void,
) {
  const { t } = useTranslation(['corrections', 'common', 'specification']);
  const queryClient = useQueryClient();
  const userType = useSession()?.userType;
  const isDocumentRequired = userType !== 'O' && userType !== 'T';
  const [field, setField] = useState<CorrectionField>();
  const [entryNow, setEntryNow] = useState('');
  const [entryWanted, setEntryWanted] = useState('');
  const [reason, setReason] = useState('');
  const [submitCount, setSubmitCount] = useState(0);
  const file = useDocument();
  const send = useServiceMutation('correctionSave', {
    onSuccess: (answer) => {
      void queryClient.invalidateQueries({ queryKey: ['correctionList'] });
      if ('result' in answer) onSent(answer.result.correctionNo);
    },
  });
  const required = (isMissing: boolean) =>
    isMissing ? t('specification:admin.required') : undefined;
  const faults = {
    field: required(field === undefined),
    entryWanted: required(entryWanted.trim() === ''),
    reason: required(reason.trim() === ''),
    document: required(isDocumentRequired && file.document === undefined),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    if (field === undefined || Object.values(faults).some((fault) => fault !== undefined)) return;
    const { document } = file;
    send.mutate({
      ...subject,
      field,
      entryNow: entryNow.trim(),
      entryWanted: entryWanted.trim(),
      reason: reason.trim(),
      ...(document === undefined ? {} : { document: document.tempId }),
    });
  };
  return {
    field,
    chooseField: (next: CorrectionField) => {
      setField(next);
      setEntryWanted('');
    },
    recorded: record.entries.find((entry) => entry.field === field)?.value,
    entryNow,
    setEntryNow,
    entryWanted,
    setEntryWanted,
    reason,
    setReason,
    file,
    isDocumentRequired,
    faults,
    submitCount,
    submit,
    isPending: send.isPending,
    message: send.error?.userMessage,
  };
}

/** The form that reports an error in a record. */
export type CorrectionFormState = ReturnType<typeof useCorrectionForm>;
