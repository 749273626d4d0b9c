import { applicationTypes } from '@temple-land/portal-core';
import { Button, Form, Select, TextField, Icon } from '@temple-land/ui';
import { Search } from 'lucide';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Captcha } from '../../common/captcha/Captcha.tsx';
import { EmptyMessage } from '../../common/feedback/EmptyMessage.tsx';
import { FormSummary } from '../../common/form/FormSummary.tsx';
import { MouzaFields } from '../../common/land/MouzaFields.tsx';
import { OutcomeMessage } from '../../common/feedback/OutcomeMessage.tsx';
import { useFormProblems } from '../../common/form/useFormProblems.ts';
import { useSession } from '../../state/useSession.ts';
import { FollowReport } from './FollowReport.tsx';
import { CasePlace } from './CasePlace.tsx';
import { TrackResult } from './TrackResult.tsx';
import * as styles from './TrackStatusDialog.css.ts';
import { noTypeChosen, useTrackStatus } from './useTrackStatus.ts';
import type { TrackQuery } from './trackQuery.ts';
import { toFieldProps } from '../../common/form/toFieldProps.ts';

const order = [
  'applicationType',
  'applicationNo',
  'districtCode',
  'tahasilCode',
  'villageCode',
  'answer',
] as const;

function TrackForm({ track }: { track: ReturnType<typeof useTrackStatus> }) {
  const { t } = useTranslation(['track', 'common', 'specification']);
  const { form, captcha, submit, isPending, isCase } = track;
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const chosen = useWatch({
    control: form.control,
    name: ['districtCode', 'tahasilCode', 'villageCode'],
  });
  const types = [
    { value: '1', label: t('type.illegitimate') },
    { value: '2', label: t('type.land') },
    { value: '3', label: t('type.case') },
  ];
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <Select
        {...toFieldProps(form.register('applicationType'))}
        id={idOf('applicationType')}
        label={t('specification:track.applicationType')}
        errorMessage={errorOf('applicationType')}
        options={types}
        placeholder={t('specification:shared.select', {
          label: t('specification:track.applicationType'),
        })}
        placeholderValue={noTypeChosen}
      />
      <TextField
        {...toFieldProps(form.register('applicationNo'))}
        id={idOf('applicationNo')}
        label={t('number')}
        description={t('number.hint')}
        errorMessage={errorOf('applicationNo')}
        autoComplete="off"
        spellCheck={false}
      />
      <CasePlace isCase={isCase}>
        <MouzaFields
          ids={chosen}
          setValue={(field, id) => form.setValue(field, id, { shouldValidate: submitCount > 0 })}
          idOf={idOf}
          errorOf={errorOf}
          {...(isCase ? {} : { optionalLabel: t('common:field.optional') })}
        />
      </CasePlace>
      <Captcha
        {...toFieldProps(form.register('answer'))}
        id={idOf('answer')}
        captcha={captcha}
        errorMessage={errorOf('answer')}
      />
      <Button
        type="submit"
        kind="primary"
        size="large"
        icon={<Icon of={Search} />}
        isPending={isPending}
      >
        {t('specification:track.search')}
      </Button>
    </Form>
  );
}

/** The props of `TrackPanel`. */
export interface TrackPanelProps {
  /** Type and number from the address. */
  initialQuery?: TrackQuery;
  /** Called when the user follows the login link. */
  onLeave: () => void;
}

/** The form of Track Your Status with the result beside it (spec 2.3). */
export function TrackPanel({ initialQuery, onLeave }: TrackPanelProps) {
  const { t } = useTranslation(['track', 'common', 'specification']);
  const session = useSession();
  const track = useTrackStatus(initialQuery);
  const isReport = track.found?.type === applicationTypes.illegitimateUse;
  const report = session === undefined && isReport ? track.found?.applicationNo : undefined;
  return (
    <div className={styles.columns}>
      <TrackForm track={track} />
      <section className={styles.result} aria-label={t('result')}>
        <OutcomeMessage message={track.message} />
        <div aria-live="polite">
          {track.found && <TrackResult found={track.found} onLeave={onLeave} />}
          {!track.found && !track.message && <EmptyMessage title={t('result.none')} />}
        </div>
        {report !== undefined && <FollowReport key={report} applicationNo={report} />}
      </section>
    </div>
  );
}
