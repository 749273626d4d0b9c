import {
  committeeResults,
  type CommitteeItem,
  type CommitteeResult,
} from '@temple-land/portal-core';
import { Button, RadioCards, TextArea, TextField } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { row, stack } from '../../../common/page/card.css.ts';
import { ReasonField } from '../decision/ReasonField.tsx';
import { resultLabels, resultSubmitLabels } from './resultLabels.ts';
import { useCommitteeMutations } from './useCommittee.ts';

const textMax = 500;

/** The committee resolves about land applications. */
const landType = 2;

/** The props of `ResolutionForm`. */
export interface ResolutionFormProps {
  meetingId: number;
  item: CommitteeItem;
  /** The number that is proposed for the resolution. */
  proposedNo: string;
  onSaved: () => void;
  onCancel: () => void;
}

interface Words {
  resolutionNo: string;
  text: string;
  dissent: string;
  reason: string;
  deferredTo: string;
}

interface FieldsProps {
  words: Words;
  onWords: (words: Words) => void;
  /** Returns the message at a field that must not be empty. */
  required: (text: string) => { errorMessage?: string };
}

interface ResultProps {
  result: CommitteeResult | undefined;
}

/** What only one result needs: the reason of a rejection, the day of a deferral. */
function ResultFields({ result, words, onWords, required }: FieldsProps & ResultProps) {
  const { t } = useTranslation(['committee', 'officer', 'common', 'specification']);
  if (result === 'rejected') {
    return (
      <ReasonField
        applicationType={landType}
        value={words.reason}
        onChange={(reason) => onWords({ ...words, reason })}
        {...required(words.reason)}
      />
    );
  }
  if (result !== 'deferred') return null;
  return (
    <LazyDateField
      label={t('committee:deferredTo')}
      value={words.deferredTo}
      onChange={(deferredTo) => onWords({ ...words, deferredTo })}
      {...required(words.deferredTo)}
    />
  );
}

function WordFields({ words, onWords, required }: FieldsProps) {
  const { t } = useTranslation(['committee', 'common', 'specification']);
  return (
    <>
      <TextField
        label={t('committee:resolutionNo')}
        maxLength={60}
        value={words.resolutionNo}
        onChange={(resolutionNo) => onWords({ ...words, resolutionNo })}
        {...required(words.resolutionNo)}
      />
      <TextArea
        label={t('committee:text')}
        rows={3}
        maxLength={textMax}
        value={words.text}
        onChange={(text) => onWords({ ...words, text })}
        {...required(words.text)}
      />
      <TextArea
        label={t('committee:dissent')}
        description={t('committee:dissent.hint')}
        optionalLabel={t('common:field.optional')}
        rows={2}
        maxLength={textMax}
        value={words.dissent}
        onChange={(dissent) => onWords({ ...words, dissent })}
      />
    </>
  );
}

/** Returns what is sent about a result; undefined while something is missing. */
function buildResolution(
  result: CommitteeResult | undefined,
  { resolutionNo, text, dissent, reason, deferredTo }: Words,
) {
  if (result === undefined || resolutionNo.trim() === '' || text.trim() === '') return undefined;
  const shared = { result, resolutionNo, text, dissent };
  if (result === 'approved') return shared;
  if (result === 'deferred') return deferredTo === '' ? undefined : { ...shared, deferredTo };
  return reason === '' ? undefined : { ...shared, reason };
}

/** The form of a resolution about a case: result, number, words, dissent, and what the result needs besides. */
export function ResolutionForm(props: ResolutionFormProps) {
  const { meetingId, item, proposedNo, onSaved, onCancel } = props;
  const { t } = useTranslation(['committee', 'common', 'specification']);
  const { resolve } = useCommitteeMutations();
  const [result, setResult] = useState<CommitteeResult>();
  const [words, setWords] = useState<Words>({
    text: '',
    dissent: '',
    reason: '',
    deferredTo: '',
    resolutionNo: proposedNo,
  });
  const [isAsked, setIsAsked] = useState(false);
  const required = (text: string) =>
    isAsked && text.trim() === '' ? { errorMessage: t('specification:admin.required') } : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const resolution = buildResolution(result, words);
    if (resolution === undefined) return;
    const { applicationId, version } = item;
    resolve.mutate({ meetingId, applicationId, version, ...resolution }, { onSuccess: onSaved });
  };
  const fields = { words, required, onWords: setWords };
  return (
    <form method="post" noValidate className={stack} onSubmit={submit}>
      <OutcomeMessage message={resolve.error?.userMessage} />
      <RadioCards
        label={t('committee:result')}
        choices={committeeResults.map((value) => ({ value, label: t(resultLabels[value]) }))}
        value={result ?? ''}
        onChange={(value) => setResult(committeeResults.find((one) => one === value))}
        {...required(result ?? '')}
      />
      <ResultFields result={result} {...fields} />
      <WordFields {...fields} />
      <div className={row}>
        <Button kind="primary" type="submit" isPending={resolve.isPending}>
          {t(result === undefined ? 'committee:resolve' : resultSubmitLabels[result])}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('committee:cancel')}
        </Button>
      </div>
    </form>
  );
}
