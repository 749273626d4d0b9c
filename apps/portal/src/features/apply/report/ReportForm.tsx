import { formatAcres, reportKinds, reportTextMaxCharacters } from '@temple-land/portal-core';
import {
  Alert,
  Checkbox,
  DateField,
  fieldAcross,
  fieldColumns,
  Select,
  TextArea,
} from '@temple-land/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../../common/feedback/RetryButton.tsx';
import * as styles from '../../../common/form/formPage.css.ts';
import { getIndianToday } from '../../../common/text/dateTime.ts';
import { OnePageForm } from '../../../common/form/OnePageForm.tsx';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { reportKindLabels } from '../../../common/grievances/reportKindLabels.ts';
import { useDateTexts } from '../../../common/text/useDateTexts.ts';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { placeFields } from '../../../common/land/usePlaceFields.ts';
import { addChosenOption } from '../../../common/land/usePlots.ts';
import type { FormDraft } from '../../../common/draft/DraftLoader.tsx';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { Photos } from './Photos.tsx';
import { useReport } from './useReport.ts';

const order = ['kind', 'districtCode', 'tahasilCode', 'villageCode', 'description'] as const;
const most = reportTextMaxCharacters;

type Report = ReturnType<typeof useReport>;

function Where({ report, problems }: { report: Report; problems: ReturnType<typeof useProblems> }) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const toText = useMessageText();
  const { form, place, choose, plots, chosenPlot } = report;
  const idOf = (level: keyof typeof placeFields) =>
    level === 'khatian' ? 'report-khatian' : problems.idOf(placeFields[level]);
  const errorOf = (level: keyof typeof placeFields) =>
    level === 'khatian' ? undefined : problems.errorOf(placeFields[level]);
  const picker = { place, onPlace: choose, idOf, errorOf };
  const plotOptions = plots.plots.map(({ plotCode, plotNo, area }) => ({
    value: plotCode,
    label: t('plot.option', { number: plotNo, area: formatAcres(area) }),
  }));
  return (
    <>
      <PlacePicker {...picker} levels={['district', 'tahasil', 'mouza']} />
      <PlacePicker {...picker} levels={['khatian']} optionalLabel={t('common:field.optional')} />
      <Select
        id="report-plot"
        label={t('plot')}
        optionalLabel={t('common:field.optional')}
        placeholder={t('report.plot.unknown')}
        isDisabled={place.khatian === ''}
        isPending={plots.isPending}
        errorMessage={plots.message && toText(plots.message)}
        options={addChosenOption(plotOptions, chosenPlot)}
        value={chosenPlot.value}
        onChange={({ target }) => form.setValue('plotCode', target.value)}
      />
      {plots.message && <RetryButton onRetry={plots.refetch} />}
    </>
  );
}

const useProblems = (report: Report) => {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  return useFormProblems(report.form.formState.errors, order, {
    description: { label: t('common:report.description'), n: most },
  });
};

function Fields({
  report,
  problems,
}: {
  report: Report;
  problems: ReturnType<typeof useProblems>;
}) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const dates = useDateTexts();
  const { form, photos, startedOn } = report;
  const { idOf, errorOf } = problems;
  // A kept draft fills the field without typing.
  const description = useWatch({ control: form.control, name: 'description' });
  return (
    <div className={fieldColumns}>
      <div className={fieldAcross}>
        <Select
          {...form.register('kind')}
          id={idOf('kind')}
          label={t('common:report.kind')}
          errorMessage={errorOf('kind')}
          placeholder={t('report.kind.choose')}
          options={reportKinds.map((kind) => ({
            value: kind,
            label: t(reportKindLabels[kind]),
          }))}
        />
      </div>
      <Where report={report} problems={problems} />
      <div className={fieldAcross}>
        <TextArea
          {...form.register('description')}
          id={idOf('description')}
          label={t('common:report.description')}
          description={t('report.description.hint')}
          errorMessage={errorOf('description')}
          countText={() => t('common:apply.purpose.count', { n: description.length, max: most })}
        />
      </div>
      <DateField
        label={t('common:report.started')}
        optionalLabel={t('common:field.optional')}
        value={startedOn}
        onValue={(day) => form.setValue('startedOn', day)}
        max={getIndianToday()}
        {...dates}
      />
      <div className={styles.checks}>
        <Checkbox {...form.register('isOngoing')} label={t('common:report.ongoing')} />
        <Checkbox {...form.register('isDangerous')} label={t('common:report.danger')} />
      </div>
      <div className={fieldAcross}>
        <Photos photos={photos} />
      </div>
    </div>
  );
}

function About() {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  return (
    <aside className={styles.aside} aria-label={t('report.about')}>
      <Alert tone="info" role="none" title={t('report.private')}>
        <p>{t('report.private.text')}</p>
      </Alert>
      <Alert tone="warning" role="none">
        <p>{t('report.urgent')}</p>
      </Alert>
    </aside>
  );
}

/** The props of `ReportForm`. */
export interface ReportFormProps {
  draft: FormDraft;
  onSubmitted: (tokenNo: string) => void;
}

/** What somebody saw on temple land: kind, place, words, since when, photos. */
export function ReportForm({ draft, onSubmitted }: ReportFormProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const report = useReport(draft, onSubmitted);
  const { form, photos, submit, isPending, message } = report;
  const checked = useProblems(report);
  const { problems } = checked;
  const { submitCount } = form.formState;
  return (
    <OnePageForm
      title={t('report.heading')}
      lead={t('common:report.lead')}
      note={draft.notice}
      {...{ problems, submitCount, message, isPending }}
      isWaiting={submitCount > 0 && photos.isUnderWay}
      submitLabel={t('report.submit')}
      onSubmit={submit}
      aside={<About />}
    >
      <Fields report={report} problems={checked} />
    </OnePageForm>
  );
}
