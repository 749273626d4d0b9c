import {
  isPlotUseField,
  landApplicationFields,
  type LandEstimate,
  type LandField,
} from '@temple-land/portal-core';
import { formatApplicationFee, listLineAmounts } from '../../common/applications/estimateFacts.ts';
import { formatAnswer } from '../../common/applications/formatAnswer.ts';
import { formatPlotFacts, listPlotUseFacts } from '../../common/applications/plotFacts.ts';
import {
  listShownFields,
  toFieldTranslate,
  type NamedFormField,
} from '../../common/form/formFields.ts';
import { landFieldsOfStep } from '../../common/applications/landFields.ts';
import type { LandAnswers, LandDraft } from './landDraft.ts';
import { listOtherPlots, sumPlotAcres, toLandPlot, toUse } from './plots/otherPlots.ts';
import type { Session } from '../../state/session.ts';
import type { DocumentKind } from '../../common/files/useDocumentKinds.ts';
import { formatAcres, formatRupees } from '../../i18n/format.ts';
import type { Translation } from '../../i18n/textKey.ts';

type Answer = readonly [name: string, value: string];

/** Returns the application fee and the estimate; nothing before they are loaded. */
function listCostAnswers(
  estimate: LandEstimate | null | undefined,
  { t }: Translation<'apply'>,
): Answer[] {
  if (estimate === undefined) return [];
  const fee = formatApplicationFee(estimate?.applicationFee ?? 0, { t });
  const total: Answer[] =
    estimate === null
      ? []
      : [
          ...listLineAmounts(estimate, { t }),
          [t('common:estimate.total'), `₹ ${formatRupees(estimate.amountDue)}`],
        ];
  return [[t('common:estimate.applicationFee'), fee], ...total];
}

/** Returns that the fee is paid online; a challan has answers of its own. */
const listOnlineFee = ({ feePayment }: LandAnswers, { t }: Translation<'apply'>): Answer[] =>
  feePayment === 'online'
    ? [[t('common:apply.feePayment'), t('common:apply.feePayment.online')]]
    : [];

/** Returns each plot besides the first one, and the acres of all. */
function listOtherPlotAnswers(answers: LandAnswers, text: Translation<'apply'>): Answer[] {
  const { t } = text;
  const others = listOtherPlots(answers);
  if (others.length === 0) return [];
  const acres = t('common:application.acres', { n: formatAcres(sumPlotAcres(answers)) });
  return [
    ...others.map((plot): Answer => [
      t('common:landPlot', { plot: plot.plotNo }),
      formatPlotFacts(toLandPlot(plot), text),
    ]),
    [t('plots.total'), acres],
  ];
}

/** Returns the answers of steps 1 to 5 as text, by the number of the step; 0 is the kind of application. */
export function listAnswers(
  { answers, files }: LandDraft,
  session: Session,
  kinds: readonly DocumentKind[],
  estimate: LandEstimate | null | undefined,
  text: Translation<'apply'>,
): Readonly<Record<number, readonly Answer[]>> {
  const { t } = text;
  const none = t('common:apply.answer.none');
  const { names } = answers;
  const getFileName = (id: number) => files.find(({ kind }) => kind === id)?.fileName ?? none;
  const translate = toFieldTranslate(text);
  const toAnswers = (fields: readonly NamedFormField<LandField>[]): Answer[] =>
    listShownFields(fields, landApplicationFields, answers).map(([name, field]) => {
      const { form, summary = form } = field.labels;
      return [translate(summary), formatAnswer(field, answers[name], text)];
    });
  const areaEnd = landFieldsOfStep.land.findIndex(([name]) => name === 'area') + 1;
  const afterArea = landFieldsOfStep.land.slice(areaEnd);
  const first = { plotNo: names.plot, use: toUse(answers) };
  const others = listOtherPlots(answers).map(toLandPlot);
  return {
    0: toAnswers(landFieldsOfStep.kind),
    1: [
      [t('specification:registration.name'), session.fullName],
      [t('specification:registration.mobile'), session.mobileNo || none],
      [t('specification:registration.email'), session.emailId || none],
      ...toAnswers(landFieldsOfStep.details),
    ],
    2: [
      [t('common:place.district'), names.district],
      [t('common:place.tahasil'), names.tahasil],
      [t('common:place.mouza'), names.mouza],
      [t('common:place.khatian'), names.khatian],
      [t('plot'), names.plot || t('common:apply.plot.none')],
      ...toAnswers(landFieldsOfStep.land.slice(0, areaEnd)),
      ...listOtherPlotAnswers(answers, text),
      ...toAnswers(afterArea.filter(([name]) => others.length === 0 || !isPlotUseField(name))),
      ...(others.length === 0 ? [] : listPlotUseFacts([first, ...others], text)),
    ],
    3: toAnswers(landFieldsOfStep.purpose),
    4: [
      ...listCostAnswers(estimate, text),
      ...listOnlineFee(answers, text),
      ...toAnswers(landFieldsOfStep.fee),
    ],
    5: kinds.map((kind) => [kind.documentName, getFileName(kind.documentId)] as const),
  };
}
