import { acresText, reportKinds, reportTextMaxCharacters } from '@temple-land/portal-core';
import {
  Alert,
  Button,
  Checkbox,
  DateField,
  fieldAcross,
  fieldColumns,
  Form,
  Select,
  TextArea,
} from '@temple-land/ui';
import { FormSummary } from '../../../blocks/FormSummary.tsx';
import * as styles from '../../../blocks/formPage.css.ts';
import { indianToday } from '../../../blocks/moments.ts';
import { OutcomeMessage } from '../../../blocks/OutcomeMessage.tsx';
import { PlacePicker } from '../../../blocks/PlacePicker.tsx';
import { reportKindWords } from '../../../blocks/reportKindWords.ts';
import { useDateWords } from '../../../blocks/useDateWords.ts';
import { useFormProblems } from '../../../blocks/useFormProblems.ts';
import { placeFields } from '../../../blocks/usePlaceFields.ts';
import type { FormDraft } from '../../../blocks/WithDraft.tsx';
import { useText } from '../../../i18n/useText.ts';
import { Photos } from './Photos.tsx';
import { useReport } from './useReport.ts';

const order = ['kind', 'districtCode', 'tahasilCode', 'villageCode', 'description'] as const;
const most = reportTextMaxCharacters;

type Report = ReturnType<typeof useReport>;

function Where({ report, problems }: { report: Report; problems: ReturnType<typeof useProblems> }) {
  const { t } = useText();
  const { form, place, choose, plots } = report;
  const idOf = (level: keyof typeof placeFields) =>
    level === 'khatian' ? 'report-khatian' : problems.idOf(placeFields[level]);
  const errorOf = (level: keyof typeof placeFields) =>
    level === 'khatian' ? undefined : problems.errorOf(placeFields[level]);
  const picker = { place, onPlace: choose, idOf, errorOf };
  return (
    <>
      <PlacePicker {...picker} levels={['district', 'tahasil', 'mouza']} />
      <PlacePicker {...picker} levels={['khatian']} optionalLabel={t('field.optional')} />
      <Select
        {...form.register('plotCode')}
        label={t('apply.plot')}
        optionalLabel={t('field.optional')}
        placeholder={t('report.plot.unknown')}
        isDisabled={place.khatian === ''}
        isPending={plots.isPending}
        options={plots.plots.map(({ plotCode, plotNo, area }) => ({
          value: plotCode,
          label: t('apply.plot.option', { number: plotNo, area: acresText(area) }),
        }))}
      />
    </>
  );
}

const useProblems = (report: Report) => {
  const { t } = useText();
  return useFormProblems(report.form.formState.errors, order, {
    description: { label: t('report.description'), n: most },
  });
};

/** What the form of a report takes. */
export interface ReportFormProps {
  draft: FormDraft;
  onSubmitted: (tokenNo: string) => void;
}

/** What somebody saw on temple land: kind, place, words, since when, photos. */
export function ReportForm({ draft, onSubmitted }: ReportFormProps) {
  const { t } = useText();
  const dates = useDateWords();
  const report = useReport(draft, onSubmitted);
  const { form, photos, startedOn, submit, isPending, said } = report;
  const checked = useProblems(report);
  const { idOf, errorOf, problems } = checked;
  const { submitCount } = form.formState;
  const waiting = submitCount > 0 && photos.isUnderWay;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <FormSummary problems={problems} submitCount={submitCount} />
        <OutcomeMessage said={said} />
        <section className={styles.formCard} aria-labelledby="report-title">
          <h2 id="report-title">{t('report.heading')}</h2>
          <p className={styles.lead}>{t('report.lead')}</p>
          {draft.note}
          <Form onSubmit={(event) => void submit(event)}>
            <div className={fieldColumns}>
              <div className={fieldAcross}>
                <Select
                  {...form.register('kind')}
                  id={idOf('kind')}
                  label={t('report.kind')}
                  errorMessage={errorOf('kind')}
                  placeholder={t('report.kind.choose')}
                  options={reportKinds.map((kind) => ({
                    value: kind,
                    label: t(reportKindWords[kind]),
                  }))}
                />
              </div>
              <Where report={report} problems={checked} />
              <div className={fieldAcross}>
                <TextArea
                  {...form.register('description')}
                  id={idOf('description')}
                  label={t('report.description')}
                  description={t('report.description.hint')}
                  errorMessage={errorOf('description')}
                  countText={(n) => t('apply.purpose.count', { n, max: most })}
                />
              </div>
              <DateField
                label={t('report.started')}
                optionalLabel={t('field.optional')}
                value={startedOn}
                onValue={(day) => form.setValue('startedOn', day)}
                max={indianToday()}
                {...dates}
              />
              <div className={styles.checks}>
                <Checkbox {...form.register('isOngoing')} label={t('report.ongoing')} />
                <Checkbox {...form.register('isDangerous')} label={t('report.danger')} />
              </div>
              <div className={fieldAcross}>
                <Photos photos={photos} />
              </div>
            </div>
            <OutcomeMessage
              tone="info"
              said={waiting ? { text: t('apply.document.waiting') } : undefined}
            />
            <div className={styles.actions}>
              <div className={styles.forward}>
                <Button type="submit" kind="primary" isPending={isPending}>
                  {t('report.submit')}
                </Button>
              </div>
            </div>
          </Form>
        </section>
      </div>
      <aside className={styles.aside} aria-label={t('report.about')}>
        <Alert tone="info" role="none" title={t('report.private')}>
          <p>{t('report.private.text')}</p>
        </Alert>
        <Alert tone="warning" role="none">
          <p>{t('report.urgent')}</p>
        </Alert>
      </aside>
    </div>
  );
}
