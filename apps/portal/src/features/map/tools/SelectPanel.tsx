import { maxSelectedPlots } from '@temple-land/portal-core';
import { Accordion, Button, Icon, MapPopover, Select, TextField } from '@temple-land/ui';
import { X } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatAcres, formatCount } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import * as styles from '../map.css.ts';
import { CornersField } from '../../../common/land/drawing/CornersField.tsx';
import { BasketButton } from './BasketButton.tsx';
import { SelectFilters } from './SelectFilters.tsx';
import { TouchedLayer } from './TouchedLayer.tsx';
import { SelectionFiles } from './SelectionFiles.tsx';
import {
  listSelectionFaults,
  selectionPlaces,
  toSelectionRequest,
  type SelectionFault,
  type SelectionPlace,
} from './selectionRequest.ts';

const placeLabels: Readonly<Record<SelectionPlace, TextKey<'map'>>> = {
  all: 'select.place.all',
  chosen: 'select.place.chosen',
  adjoining: 'select.place.adjoining',
  near: 'select.place.near',
  outline: 'select.place.outline',
  layer: 'select.place.layer',
};
const noFaults: readonly SelectionFault[] = [];

/** The plots that were chosen by a press on the map or from a search, each with a button that removes it. */
function ChosenPlots({ explore, isMissing }: { explore: MapExploration; isMissing: boolean }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { chosen, toggleChosen } = explore.tools;
  if (chosen.length === 0)
    return <p role={isMissing ? 'alert' : undefined}>{t('select.chooseHint')}</p>;
  return (
    <ul className={styles.tags} aria-label={t('select.chosen')}>
      {chosen.map((plot) => (
        <li key={plot.plotCode}>
          <Button
            icon={<Icon of={X} />}
            aria-label={t('select.remove', { n: localizeDigits(plot.plotNo) })}
            onClick={() => toggleChosen(plot)}
          >
            {t('plot', { n: localizeDigits(plot.plotNo) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The part of the panel that says where selected plots are. */
function SelectionPlaceFields({
  explore,
  faults,
}: {
  explore: MapExploration;
  faults: readonly SelectionFault[];
}) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { fields, setFields, setBox } = explore.tools;
  const { place } = fields;
  const places = selectionPlaces.filter(
    (each) => each !== 'layer' || explore.ownLayers.layers.length > 0,
  );
  const useView = () => {
    const extent = explore.getVisibleExtent();
    if (extent) setBox(extent);
  };
  return (
    <>
      <Select
        label={t('select.place')}
        options={places.map((value) => ({ value, label: t(placeLabels[value]) }))}
        value={place}
        onChange={(value) =>
          setFields({ ...fields, place: selectionPlaces.find((each) => each === value) ?? 'all' })
        }
      />
      {(place === 'chosen' || place === 'adjoining' || place === 'near') && (
        <ChosenPlots explore={explore} isMissing={faults.includes('chosen')} />
      )}
      {place === 'near' && (
        <TextField
          label={t('select.metres')}
          inputMode="decimal"
          maxLength={6}
          {...(faults.includes('metres') ? { errorMessage: t('select.metresWrong') } : {})}
          value={fields.metres}
          onChange={(metres) => setFields({ ...fields, metres })}
        />
      )}
      {place === 'layer' && <TouchedLayer {...{ explore }} isWrong={faults.includes('layer')} />}
      {place === 'outline' && (
        <>
          <CornersField
            tools={explore.tools}
            rings={explore.rings}
            label={t('corners.label')}
            description={t('select.cornersHint')}
            errorMessage={faults.includes('corners') ? t('select.cornersMissing') : undefined}
          />
          {explore.view === 'map' && <Button onClick={useView}>{t('select.useView')}</Button>}
        </>
      )}
    </>
  );
}

/** The panel that selects plots by place and by the conditions of the record, on the map or by its fields alone. */
export function SelectPanel({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const [faults, setFaults] = useState(noFaults);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { fields, setFields, selection, typed } = explore.tools;
  const { found, isFetching, message, refetch } = selection;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = explore.tools.getInput();
    const wrong = listSelectionFaults(input);
    setFaults(wrong);
    if (wrong.includes('areaFrom') || wrong.includes('areaTo')) setOpen(new Set(['conditions']));
    if (wrong.length === 0 && typed.wrongLine === undefined)
      selection.select(toSelectionRequest(input));
  };
  return (
    <MapPopover
      title={t('select')}
      isDocked
      closeLabel={t('common:shell.close')}
      onClose={() => explore.toggleTool('select')}
    >
      <form method="post" className={styles.search} noValidate onSubmit={submit}>
        <SelectionPlaceFields {...{ explore, faults }} />
        <Accordion
          expandedKeys={open}
          onExpandedChange={setOpen}
          items={[
            {
              id: 'conditions',
              title: t('select.conditions'),
              content: (
                <div className={styles.search}>
                  <SelectFilters {...{ fields, faults }} onFields={setFields} />
                </div>
              ),
            },
          ]}
        />
        <Button type="submit" kind="primary" isPending={isFetching}>
          {t('select.submit')}
        </Button>
      </form>
      <Retry message={message} onRetry={refetch} />
      {selection.request?.plotCodes && explore.tools.chosen.length === 0 && (
        <p>{t('select.ofReport')}</p>
      )}
      <p role="status" className={styles.selected}>
        {found &&
          t('select.found', {
            count: found.count,
            n: formatCount(found.count),
            area: formatAcres(found.area),
          })}
      </p>
      {found && found.count > maxSelectedPlots && (
        <p>{t('select.first', { n: formatCount(maxSelectedPlots) })}</p>
      )}
      {found && (
        <div className={styles.search}>
          {explore.view === 'map' && (
            <Button onClick={() => explore.setView('table')}>{t('select.asTable')}</Button>
          )}
          {found.plots.length > 0 && <BasketButton plots={found.plots} />}
          {selection.request && <SelectionFiles request={selection.request} count={found.count} />}
          <Button onClick={() => selection.select(undefined)}>{t('select.clear')}</Button>
        </div>
      )}
    </MapPopover>
  );
}
