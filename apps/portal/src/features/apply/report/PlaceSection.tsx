import { formatAcres } from '../../../i18n/format.ts';
import { fieldAcross, Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '../../../common/feedback/RetryButton.tsx';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { placeFields } from '../../../common/land/usePlaceFields.ts';
import { addChosenOption } from '../../../common/land/usePlots.ts';
import { useMessageText } from '../../../i18n/useMessageText.ts';
import { ReportMap } from './ReportMap.tsx';
import { PositionField } from './PositionField.tsx';
import type { useReport } from './useReport.ts';
import type { useReportProblems } from './useReportProblems.ts';

/** The props of `PlaceSection`. */
export interface PlaceSectionProps {
  report: ReturnType<typeof useReport>;
  problems: ReturnType<typeof useReportProblems>;
}

function PlotSelect({ report }: Pick<PlaceSectionProps, 'report'>) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const toText = useMessageText();
  const { place, plots, chosenPlot, choosePlot } = report;
  const options = plots.plots.map(({ plotCode, plotNo, area }) => ({
    value: plotCode,
    label: t('plot.option', { number: plotNo, area: formatAcres(area) }),
  }));
  return (
    <>
      <Select
        id="report-plot"
        label={t('plot')}
        optionalLabel={t('common:field.optional')}
        placeholder={t('report.plot.unknown')}
        isDisabled={place.khatian === ''}
        isLoading={plots.isPending}
        errorMessage={plots.message && toText(plots.message)}
        options={addChosenOption(options, chosenPlot)}
        value={chosenPlot.value}
        onChange={choosePlot}
      />
      {plots.message && <RetryButton onRetry={plots.refetch} />}
    </>
  );
}

/** Where the use was seen: a position, then the place, its map and its plot, which a position or a pin may have chosen. */
export function PlaceSection({ report, problems }: PlaceSectionProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { place, choose, chosenPlot, position, setPosition, chooseMatch, putPin } = report;
  const idOf = (level: keyof typeof placeFields) =>
    level === 'khatian' ? 'report-khatian' : problems.idOf(placeFields[level]);
  const errorOf = (level: keyof typeof placeFields) =>
    level === 'khatian' ? undefined : problems.errorOf(placeFields[level]);
  const picker = { place, onPlace: choose, idOf, errorOf };
  return (
    <>
      <div className={fieldAcross}>
        <PositionField
          position={position}
          plotCode={chosenPlot.value}
          isUnchosen={place.district === ''}
          onPosition={setPosition}
          onMatch={chooseMatch}
        />
      </div>
      <PlacePicker {...picker} levels={['district', 'tahasil', 'mouza']} />
      <div className={fieldAcross}>
        <ReportMap
          mouza={place.mouza}
          plotCode={chosenPlot.value}
          position={position}
          onPin={putPin}
        />
      </div>
      <PlacePicker {...picker} levels={['khatian']} optionalLabel={t('common:field.optional')} />
      <PlotSelect report={report} />
    </>
  );
}
