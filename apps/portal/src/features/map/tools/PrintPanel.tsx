import {
  mapSheetOrientations,
  mapSheetPapers,
  mapSheetScales,
  maxMapSheetPlots,
  maxMapSheets,
  mapSheetColours,
  type MapSheetRequest,
} from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Columns, MapPopover, Select } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { PlacePicker } from '../../../common/land/PlacePicker.tsx';
import { noPlace } from '../../../common/land/places.ts';
import { formatCount, formatDate } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { plotBasketAtom } from '../../../state/plotBasket.ts';
import { useStoredAtom } from '../../../state/useStoredAtom.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import * as styles from '../map.css.ts';
import { printPlaces, toPrintRequest, usualPrint, type PrintFields } from './printRequest.ts';

const placeLabels: Readonly<Record<PrintFields['place'], TextKey<'map'>>> = {
  basket: 'print.place.basket',
  mouza: 'print.place.mouza',
  view: 'print.place.view',
};
const colourLabels: Readonly<Record<MapSheetRequest['colour'], TextKey<'map'>>> = {
  status: 'theme.status',
  kisam: 'theme.kisam',
  none: 'print.colour.none',
};
const orientationLabels: Readonly<Record<MapSheetRequest['orientation'], TextKey<'map'>>> = {
  portrait: 'print.portrait',
  landscape: 'print.landscape',
};
const levels = ['district', 'tahasil', 'mouza'] as const;

/** The fields that a print always has. */
function PaperFields({
  fields,
  onFields,
}: {
  fields: PrintFields;
  onFields: (fields: PrintFields) => void;
}) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const fieldOf = (name: 'scale' | 'paper' | 'orientation' | 'colour') => ({
    value: fields[name],
    onChange: (value: string) => onFields({ ...fields, [name]: value }),
  });
  return (
    <>
      <Select
        label={t('print.scale')}
        options={mapSheetScales.map((scale) => ({
          value: String(scale),
          label: `1 : ${formatCount(scale)}`,
        }))}
        {...fieldOf('scale')}
      />
      <Columns kind="fields">
        <Select
          label={t('print.paper')}
          options={mapSheetPapers.map((value) => ({ value, label: value }))}
          {...fieldOf('paper')}
        />
        <Select
          label={t('print.orientation')}
          options={mapSheetOrientations.map((value) => ({
            value,
            label: t(orientationLabels[value]),
          }))}
          {...fieldOf('orientation')}
        />
      </Columns>
      <Select
        label={t('theme')}
        options={mapSheetColours.map((value) => ({ value, label: t(colourLabels[value]) }))}
        {...fieldOf('colour')}
      />
    </>
  );
}

/** How many sheets a print has, and its download; none of it while there are none or too many. */
function PrintPlan({ request }: { request: MapSheetRequest }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { data, error, refetch } = useQuery(
    serviceQuery('mapSheetPlan', request, { isQuiet: true }),
  );
  if (error?.userMessage) return <Retry message={error.userMessage} onRetry={refetch} />;
  const plan = data && 'result' in data ? data.result : undefined;
  const isPrintable =
    plan !== undefined &&
    plan.sheets > 0 &&
    plan.sheets <= maxMapSheets &&
    plan.plots <= maxMapSheetPlots;
  const describe = () => {
    if (plan === undefined) return '';
    const { sheets, plots, width, height } = plan;
    if (sheets === 0) return t('print.nothing');
    if (sheets > maxMapSheets) return t('print.tooMany', { n: formatCount(maxMapSheets) });
    if (plots > maxMapSheetPlots)
      return t('print.tooManyPlots', { n: formatCount(maxMapSheetPlots) });
    const ground = {
      width: formatCount(Math.round(width)),
      height: formatCount(Math.round(height)),
    };
    return t('print.sheets', { count: sheets, n: formatCount(sheets), ...ground });
  };
  return (
    <>
      <p role="status">{describe()}</p>
      {isPrintable && (
        <DownloadLink name="mapSheets" input={request} kind="secondary" meta="PDF">
          {t('print.download')}
        </DownloadLink>
      )}
    </>
  );
}

/** The panel that makes a map on paper to a scale: of the basket, of a mouza or of what the map shows. */
export function PrintPanel({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const basket = useStoredAtom(plotBasketAtom, []);
  const [place, setPlace] = useState(noPlace);
  const [fields, setFields] = useState<PrintFields>(() => ({
    ...usualPrint,
    place: basket.length > 0 ? 'basket' : explore.view === 'map' ? 'view' : 'mouza',
  }));
  const plotCodes = basket.map(({ plotCode }) => plotCode);
  const extent = explore.scale?.extent;
  const { day } = explore.days;
  const request = toPrintRequest(
    { ...fields, mouza: place.mouza },
    {
      plotCodes,
      extent,
      day,
    },
  );
  const places = printPlaces.filter((each) => each !== 'view' || explore.view === 'map');
  return (
    <MapPopover
      title={t('print')}
      isDocked
      closeLabel={t('common:shell.close')}
      onClose={() => explore.toggleTool('print')}
    >
      <form method="post" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <Select
          label={t('print.place')}
          options={places.map((value) => ({ value, label: t(placeLabels[value]) }))}
          value={fields.place}
          onChange={(value) =>
            setFields({ ...fields, place: places.find((each) => each === value) ?? 'mouza' })
          }
        />
        {fields.place === 'mouza' && (
          <PlacePicker
            levels={levels}
            place={place}
            onPlace={setPlace}
            idOf={(level) => `print-${level}`}
            errorOf={() => undefined}
          />
        )}
        {fields.place === 'basket' && basket.length === 0 && <p>{t('basket.empty')}</p>}
        {fields.place === 'basket' && basket.length > 1 && (
          <Checkbox
            label={t('print.series')}
            isSelected={fields.isSeries}
            onChange={(isSeries) => setFields({ ...fields, isSeries })}
          />
        )}
        {day !== undefined && <p>{t('days.asOf', { day: formatDate(day) })}</p>}
        <PaperFields fields={fields} onFields={setFields} />
        {request && <PrintPlan request={request} />}
      </form>
    </MapPopover>
  );
}
