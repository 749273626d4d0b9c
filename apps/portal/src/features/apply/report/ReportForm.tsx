import { fieldsOfStep, reportFields, type ReportField } from '@temple-land/portal-core';
import { formatAcres } from '../../../i18n/format.ts';
import { Alert, Columns, fieldAcross, Select, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../../common/feedback/RetryButton.tsx';
import { FormFieldList } from '../../../common/form/FormFieldList.tsx';
import {
  getMessageValues,
  listNamedFields,
  listShownFields,
} from '../../../common/form/formFields.ts';
import { OnePageForm } from '../../../common/form/OnePageForm.tsx';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { useFormProblems } from '../../../common/form/useFormProblems.ts';
import { placeFields } from '../../../common/land/usePlaceFields.ts';
import { addChosenOption } from '../../../common/land/usePlots.ts';
import type { FormDraft } from '../../../common/draft/DraftLoader.tsx';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { Photos } from './Photos.tsx';
import { useReport } from './useReport.ts';

const fieldsBeforePlace = listNamedFields(fieldsOfStep(reportFields, 'use'));
const fieldsAfterPlace = [
  ...listNamedFields(fieldsOfStep(reportFields, 'description')),
  ...listNamedFields(fieldsOfStep(reportFields, 'time')),
];

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
        isLoading={plots.isPending}
        errorMessage={plots.message && toText(plots.message)}
        options={addChosenOption(plotOptions, chosenPlot)}
        value={chosenPlot.value}
        onChange={(value) => form.setValue('plotCode', value)}
      />
      {plots.message && <RetryButton onRetry={plots.refetch} />}
    </>
  );
}

function useProblems({ form, typed }: Report) {
  const text = useTranslation(['apply', 'common', 'specification']);
  const before = listShownFields(fieldsBeforePlace, reportFields, typed);
  const after = listShownFields(fieldsAfterPlace, reportFields, typed);
  const order = [
    ...before.map(([name]) => name),
    ...(['districtCode', 'tahasilCode', 'villageCode'] as const),
    ...after.map(([name]) => name),
  ];
  const values = getMessageValues([...before, ...after], text);
  return { ...useFormProblems(form.formState.errors, order, values), before, after };
}

function Fields({
  report,
  problems,
}: {
  report: Report;
  problems: ReturnType<typeof useProblems>;
}) {
  const { form, photos } = report;
  const { before, after, idOf, errorOf } = problems;
  const controlOf = (name: ReportField) => ({
    registration: form.register(name),
    id: idOf(name),
    errorMessage: errorOf(name),
    defaultValue: form.getValues(name),
  });
  return (
    <Columns kind="fields">
      <FormFieldList fields={before} controlOf={controlOf} />
      <Where report={report} problems={problems} />
      <FormFieldList fields={after} controlOf={controlOf} />
      <div className={fieldAcross}>
        <Photos photos={photos} />
      </div>
    </Columns>
  );
}

function About() {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  return (
    <Stack elementType="aside" aria-label={t('report.about')}>
      <Alert tone="info" role="none" title={t('report.private')}>
        <p>{t('report.private.text')}</p>
      </Alert>
      <Alert tone="warning" role="none">
        <p>{t('report.urgent')}</p>
      </Alert>
    </Stack>
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
      foot={draft.deletion}
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
