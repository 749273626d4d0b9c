import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { useState } from 'react';
import type { ServiceError } from '../../../api/call/serviceError.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import { checked, draftOf, type Checked } from './draft.ts';
import { askedFields } from './entityFields.ts';
import { toSaveRequest, useSave } from './useSave.ts';

type Problems = Readonly<Record<string, UserMessage>>;

const saidOf = (problems: NonNullable<Checked['problems']>): Problems =>
  Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, { key }]));

/** What the service refused: the value of an asked field, or the record as a whole. */
function refusalOf(
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
 * Holds the draft of a record, `row` as it is stored or undefined for a new one. `submit` checks and saves it and tells
 * `onSaved` its id, undefined when it waits for a second administrator; what is wrong with a field comes as `problems` by its name, anything else as `refusal`.
 */
export function useRecordForm(
  entity: EntityName,
  row: AdminRow | undefined,
  onSaved: (id: number | undefined) => void,
) {
  const { mutate, reset, error, isPending } = useSave();
  const [draft, setDraft] = useState(() => draftOf(entity, row));
  const [problems, setProblems] = useState<Problems>({});
  const [submitCount, setSubmitCount] = useState(0);
  const fields = askedFields(entity, row);
  const refused = refusalOf(error, (field) => fields.some(([name]) => name === field));
  const submit = () => {
    const result = checked(entity, draft, row);
    setSubmitCount(submitCount + 1);
    if (result.problems) {
      reset();
      setProblems(saidOf(result.problems));
      return;
    }
    setProblems({});
    mutate(toSaveRequest(entity, result.fields, row), {
      onSuccess: (answer) => onSaved('result' in answer ? answer.result.id : undefined),
      onError: () => setSubmitCount(submitCount + 2),
    });
  };
  return {
    fields,
    draft,
    setDraft,
    problems: { ...problems, ...refused.problems },
    refusal: refused.refusal,
    submitCount,
    submit,
    isPending,
  };
}
