import type { MapPlot, PlotMatch } from '@temple-land/portal-core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftContent } from '../../../common/draft/draftSaver.ts';
import { noPlace as noLandPlace, type Place } from '../../../common/land/places.ts';
import { usePlaceFields } from '../../../common/land/usePlaceFields.ts';
import { usePlots } from '../../../common/land/usePlots.ts';
import { noPosition, toPosition, toPositionTexts, type Position } from './position.ts';
import type { TypedReport } from './typedReport.ts';

const placeOf = (typed: TypedReport): Place => ({
  district: typed.districtCode,
  tahasil: typed.tahasilCode,
  mouza: typed.villageCode,
  khatian: typed.khataNoId,
});

/** Returns the place of a report, by selects or by the plot at a position; `first` is what the form began with. */
export function useReportPlace(
  form: UseFormReturn<TypedReport>,
  typed: TypedReport,
  { first, content }: { first: TypedReport; content: DraftContent },
) {
  const check = () => ({ shouldValidate: form.formState.isSubmitted });
  const { place, khatianNo, choose } = usePlaceFields(
    (field, id) => {
      form.setValue(field, id, check());
      form.setValue('plotCode', '', check());
    },
    { place: placeOf(first), khatianNo: content['khatianNo'] ?? '' },
  );
  const [matched, setMatched] = useState<Pick<PlotMatch, 'plotCode' | 'plotNo'>>();
  const plots = usePlots(place.khatian);
  const { plotCode } = typed;
  const listed = plots.plots.find((plot) => plot.plotCode === plotCode)?.plotNo;
  const known = matched?.plotCode === plotCode ? matched.plotNo : content['plotNo'];
  const plotNo = plotCode === '' ? '' : (listed ?? known ?? '');
  const choosePlot = (value: string) => form.setValue('plotCode', value, check());
  const chooseMatch = (match: PlotMatch | undefined) => {
    setMatched(match);
    if (match) {
      const [district, tahasil] = [String(match.districtCode), String(match.tahasilCode)];
      const mouza = String(match.villageCode);
      const next = { ...noLandPlace, district, tahasil, mouza, khatian: String(match.khataNoId) };
      choose(next, 'khatian', match.khataNo);
    }
    choosePlot(match?.plotCode ?? '');
  };
  const setPosition = (position: Position | undefined) => {
    const texts = position ? toPositionTexts(position) : noPosition;
    form.setValue('latitude', texts.latitude);
    form.setValue('positionSource', texts.positionSource);
    form.setValue('longitude', texts.longitude, check());
  };
  const position = toPosition(typed);
  const choosePlace: typeof choose = (next, level, label) => {
    // A pin is on the map of the mouza that was chosen.
    if (level !== 'khatian' && position?.source === 'map') setPosition(undefined);
    choose(next, level, label);
  };
  const putPin = (position: Position, plot: MapPlot | undefined) => {
    setPosition(position);
    setMatched(plot);
    if (plot) choose({ ...place, khatian: String(plot.khataNoId) }, 'khatian', plot.khataNo);
    choosePlot(plot?.plotCode ?? '');
  };
  return {
    place,
    khatianNo,
    choose: choosePlace,
    plots,
    chosenPlot: { value: plotCode, label: plotNo },
    choosePlot,
    chooseMatch,
    position,
    setPosition,
    putPin,
  };
}
