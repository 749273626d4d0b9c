import { Button, Form, Select, TextField } from '@temple-land/ui';
import { Search } from 'lucide';
import { useWatch } from 'react-hook-form';
import { Captcha } from '../../blocks/Captcha.tsx';
import { Empty } from '../../blocks/Empty.tsx';
import { FormSummary } from '../../blocks/FormSummary.tsx';
import { MouzaFields } from '../../blocks/MouzaFields.tsx';
import { OutcomeMessage } from '../../blocks/OutcomeMessage.tsx';
import { useFormProblems } from '../../blocks/useFormProblems.ts';
import { useText } from '../../i18n/useText.ts';
import { TrackResult } from './TrackResult.tsx';
import * as styles from './TrackStatusDialog.css.ts';
import { notChosen, useTrackStatus } from './useTrackStatus.ts';
import type { Wanted } from './wanted.ts';

const order = [
  'applicationType',
  'districtCode',
  'tahasilCode',
  'villageCode',
  'applicationNo',
  'answer',
] as const;

function TrackForm({ track }: { track: ReturnType<typeof useTrackStatus> }) {
  const { m, t } = useText();
  const { form, captcha, submit, isPending, isCase } = track;
  const { errors, submitCount } = form.formState;
  const { idOf, errorOf, problems } = useFormProblems(errors, order);
  const chosen = useWatch({
    control: form.control,
    name: ['districtCode', 'tahasilCode', 'villageCode'],
  });
  const types = [
    { value: '1', label: t('track.type.illegitimate') },
    { value: '2', label: t('track.type.land') },
    { value: '3', label: t('track.type.case') },
  ];
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <FormSummary problems={problems} submitCount={submitCount} />
      <Select
        {...form.register('applicationType')}
        id={idOf('applicationType')}
        label={m('track.applicationType')}
        errorMessage={errorOf('applicationType')}
        options={types}
        placeholder={m('shared.select', { label: m('track.applicationType') })}
        placeholderValue={notChosen}
      />
      <fieldset>
        <legend className={styles.legend}>{t('track.place')}</legend>
        <p className={styles.caption}>{t('track.place.hint')}</p>
        <div className={styles.fields}>
          <MouzaFields
            chosen={chosen}
            set={(field, id) => form.setValue(field, id, { shouldValidate: submitCount > 0 })}
            idOf={idOf}
            errorOf={errorOf}
            {...(isCase ? {} : { optionalLabel: t('field.optional') })}
          />
        </div>
      </fieldset>
      <TextField
        {...form.register('applicationNo')}
        id={idOf('applicationNo')}
        label={t('track.number')}
        description={t('track.number.hint')}
        errorMessage={errorOf('applicationNo')}
        autoComplete="off"
        spellCheck={false}
      />
      <Captcha
        {...form.register('answer')}
        id={idOf('answer')}
        captcha={captcha}
        errorMessage={errorOf('answer')}
      />
      <Button type="submit" kind="primary" size="large" icon={Search} isPending={isPending}>
        {m('track.search')}
      </Button>
    </Form>
  );
}

/** What the panel takes. */
export interface TrackPanelProps {
  /** What an address already says: type and number. */
  wanted?: Wanted;
  /** The user follows the link to log in. */
  onLeave: () => void;
}

/** The form of Track Your Status and, beside it, what was found (spec 2.3). */
export function TrackPanel({ wanted, onLeave }: TrackPanelProps) {
  const { t } = useText();
  const track = useTrackStatus(wanted);
  return (
    <div className={styles.columns}>
      <TrackForm track={track} />
      <section className={styles.result} aria-label={t('track.result')}>
        <OutcomeMessage said={track.said} />
        <div aria-live="polite">
          {track.found && <TrackResult found={track.found} onLeave={onLeave} />}
          {!track.found && !track.said && <Empty title={t('track.result.none')} />}
        </div>
      </section>
    </div>
  );
}
