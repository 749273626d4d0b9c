import type { AdminRow, EntityName } from '@temple-land/portal-core';
import { useState } from 'react';
import type { UserMessage } from '../../../state/userMessage.ts';
import { checked, draftOf, type Checked } from './draft.ts';
import { askedFields } from './entityFields.ts';
import { useSave } from './useSave.ts';

type Problems = Readonly<Record<string, UserMessage>>;

const saidOf = (problems: NonNullable<Checked['problems']>): Problems =>
  Object.fromEntries(Object.entries(problems).map(([name, key]) => [name, { key }]));

/**
 * Holds the draft of a record, `row` as it is stored or undefined for a new one. `submit` checks and saves it and tells
 * `onSaved` its id, undefined when it waits for a second administrator; what is wrong with a field comes as `problems` by its name, anything else as `refusal`.
 */
export function useRecordForm(
  entity: EntityName,
  row: AdminRow | undefined,
  onSaved: (id: number | undefined) => void,
) {
  const { save, isPending } = useSave(entity);
  const [draft, setDraft] = useState(() => draftOf(entity, row));
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<UserMessage>();
  const [submitCount, setSubmitCount] = useState(0);
  const fields = askedFields(entity, row);
  const submit = async () => {
    const result = checked(entity, draft, row);
    setRefusal(undefined);
    setSubmitCount(submitCount + 1);
    if (result.problems) {
      setProblems(saidOf(result.problems));
      return;
    }
    setProblems({});
    const ended = await save(result.fields, row);
    if ('id' in ended) {
      onSaved(ended.id);
      return;
    }
    if ('isWaiting' in ended) {
      onSaved(undefined);
      return;
    }
    const { field, message } = ended;
    const isAsked = fields.some(([name]) => name === field);
    if (isAsked && field !== undefined && message) setProblems({ [field]: message });
    else setRefusal(message);
    setSubmitCount(submitCount + 2);
  };
  return { fields, draft, setDraft, problems, refusal, submitCount, submit, isPending };
}
