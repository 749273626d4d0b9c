import {
  formatIndianDate,
  listTimedStages,
  optionalStages,
  type WorkflowVersion,
} from '@temple-land/portal-core';
import { Button, Card, Checkbox, CheckboxGroup, TextField } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useStepNames } from '../../../common/applications/useStepNames.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { LazyDateField } from '../../../common/form/LazyDateFields.tsx';
import { muted, row } from '../../../common/page/card.css.ts';
import { ReasonField } from '../layout/ReasonField.tsx';
import { Differences } from './Differences.tsx';
import { useVersionRequest } from './useWorkflowVersions.ts';
import {
  listDraftDifferences,
  listInvalidStages,
  toDays,
  toDraft,
  type VersionDraft,
} from './versionDraft.ts';
import * as styles from './workflows.css.ts';

interface DraftFieldsProps {
  newest: WorkflowVersion;
  draft: VersionDraft;
  invalid: readonly string[];
  onDraft: (draft: VersionDraft) => void;
}

function DraftFields({ newest, draft, invalid, onDraft }: DraftFieldsProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getStageName } = useStepNames();
  const headingId = useId();
  const { days, left } = draft;
  const optional = optionalStages[newest.applicationType];
  const timed = listTimedStages(newest.applicationType).filter((state) => !left.includes(state));
  return (
    <>
      {optional.length > 0 && (
        <CheckboxGroup
          label={t('workflows.optional')}
          optionalLabel=""
          value={optional.filter((state) => !left.includes(state))}
          onChange={(kept) =>
            onDraft({ ...draft, left: optional.filter((state) => !kept.includes(state)) })
          }
        >
          {optional.map((state) => (
            <Checkbox key={state} value={state} label={getStageName(state)} />
          ))}
        </CheckboxGroup>
      )}
      <section aria-labelledby={headingId} className={styles.stages}>
        <h3 id={headingId}>{t('workflows.stageDays')}</h3>
        <div className={styles.days}>
          {timed.map((state) => (
            <TextField
              key={state}
              label={getStageName(state)}
              suffix={t('workflows.unit')}
              inputMode="numeric"
              maxLength={3}
              value={days[state] ?? ''}
              onChange={(text) => onDraft({ ...draft, days: { ...days, [state]: text } })}
              {...(invalid.includes(state) ? { errorMessage: t('workflows.invalidDays') } : {})}
            />
          ))}
        </div>
      </section>
    </>
  );
}

/** The props of `VersionForm`. */
export interface VersionFormProps {
  newest: WorkflowVersion;
  /** Called when the version waits for a second administrator. */
  onSent: () => void;
}

/** The form of a new version of a workflow: days, optional stages, first day and reason. */
export function VersionForm({ newest, onSent }: VersionFormProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mutate, isPending, error } = useVersionRequest();
  const [draft, setDraft] = useState(() => toDraft(newest));
  const [validFrom, setValidFrom] = useState(() => formatIndianDate(new Date()));
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { applicationType, version: basedOn } = newest;
  const differences = listDraftDifferences(applicationType, newest, draft);
  const invalid = listInvalidStages(draft);
  const isDayMissing = isAsked && validFrom === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (reason.trim() === '' || validFrom === '' || invalid.length > 0) return;
    const choices = { days: toDays(draft), left: [...draft.left] };
    mutate(
      { applicationType, basedOn, ...choices, validFrom, reason: reason.trim() },
      { onSuccess: onSent },
    );
  };
  return (
    <Card title={t('workflows.new')}>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        <p className={muted}>{t('workflows.new.text')}</p>
        <OutcomeMessage message={error?.userMessage} />
        <DraftFields newest={newest} draft={draft} invalid={invalid} onDraft={setDraft} />
        <section>
          <h3>{t('workflows.differences')}</h3>
          {differences.length === 0 && <p className={muted}>{t('workflows.unchanged')}</p>}
          <Differences differences={differences} />
        </section>
        <div className={styles.field}>
          <LazyDateField
            label={t('workflows.firstDay')}
            value={validFrom}
            onChange={setValidFrom}
            {...(isDayMissing ? { errorMessage: t('specification:admin.required') } : {})}
          />
        </div>
        <ReasonField value={reason} onChange={setReason} isAsked={isAsked} />
        <div className={row}>
          <Button kind="primary" type="submit" isPending={isPending}>
            {t('rights.request')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
