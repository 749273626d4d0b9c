import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { useState } from 'react';
import type { ServiceError } from '../../../api/call/serviceError.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import { useSourceFile } from '../fields/useSourceFile.ts';
import { checkRecord, toRecordValues, type CheckResult } from './recordValues.ts';
import { listFormFields } from './entityFields.ts';
import { toSaveInput, useSaveRecord } from './useSaveRecord.ts';

/** The name of the file of a change, as the service names it. */
export const sourceFileField = 'sourceFile';

type Problems = Readonly<Record<string, UserMessage>>;

const toMessages = (problems: NonNullable<CheckResult['problems']>): Problems =>
  Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, { key }]));

/** Returns the refusal of the service as an error of a field, or as a message about the whole record. */
function splitRefusal(
  error: ServiceError | null,
  isAsked: (field: string) => boolean,
): { problems: Problems; refusal: UserMessage | undefined } {
  const message = error?.userMessage;
  const answer: object = error?.answer ?? {};
  const field = 'field' in answer ? String(answer.field) : '';
  return message && isAsked(field)
    ? { problems: { [field]: message }, refusal: undefined }
    : { problems: {}, refusal: message };
}

/**
 * Returns the form of a record; `row` is the stored record, undefined for a new one. `submit` validates and saves it
 * and calls `onSaved` with its id, undefined when the change waits for a second administrator. `problems` are the
 * errors by field, `refusal` is any other message.
 */
export function useRecordForm(
  entity: EntityName,
  row: AdminRow | undefined,
  onSaved: (id: number | undefined) => void,
) {
  const { mutate, reset, error, isPending } = useSaveRecord();
  const [values, setValues] = useState(() => toRecordValues(entity, row));
  const [problems, setProblems] = useState<Problems>({});
  const [submitCount, setSubmitCount] = useState(0);
  const fields = listFormFields(entity, row);
  const sourceFile = useSourceFile();
  const refused = splitRefusal(
    error,
    (field) => field === sourceFileField || fields.some(([name]) => name === field),
  );
  const submit = () => {
    const result = checkRecord(entity, values, row);
    setSubmitCount(submitCount + 1);
    if (result.problems || sourceFile.isOpen) {
      reset();
      setProblems(toMessages(result.problems ?? {}));
      return;
    }
    setProblems({});
    mutate(toSaveInput(entity, { ...result.fields, ...sourceFile.sent }, row), {
      onSuccess: (answer) => onSaved('result' in answer ? answer.result.id : undefined),
      onError: () => setSubmitCount(submitCount + 2),
    });
  };
  return {
    fields,
    sourceFile,
    draft: values,
    setDraft: setValues,
    problems: { ...problems, ...refused.problems },
    refusal: refused.refusal,
    submitCount,
    submit,
    isPending,
  };
}
