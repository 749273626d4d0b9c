import { mapFileCrs, mapFileTypes, type Input } from '@temple-land/portal-core';
import { Button, Checkbox, FileUpload, MapPopover, Select } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { muted } from '../../../common/page/card.css.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatAcres, formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { announce } from '../../../state/announcement.ts';
import { plotOpacities } from '../canvas/visibleLayers.ts';
import * as styles from '../map.css.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import { getLayerAcres, getLayerExtent, type OwnLayer } from './ownLayers.ts';

const crsLabels = {
  'EPSG:4326': 'files.crs.epsg4326',
  'EPSG:32644': 'files.crs.epsg32644',
  'EPSG:32645': 'files.crs.epsg32645',
} as const satisfies Readonly<Record<(typeof mapFileCrs)[number], TextKey<'map'>>>;

const accept = mapFileTypes.map((type) => `.${type}`).join();

/** The fields that choose a file of one's own. */
function AddLayer({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { add, isFull, isPending, message } = explore.ownLayers;
  const [crs, setCrs] = useState<Input<'mapFile'>['crs']>('EPSG:4326');
  const choose = async (file: File) => {
    const added = await add(file, crs);
    if (!added) return;
    const { layer, withoutPolygon } = added;
    const extent = getLayerExtent(layer);
    if (extent) explore.goTo(extent, false);
    const n = formatCount(layer.shapes.length);
    const skipped = formatCount(withoutPolygon);
    announce(
      t(withoutPolygon === 0 ? 'files.added' : 'files.addedSome', {
        count: layer.shapes.length,
        n,
        skipped,
        name: layer.name,
      }),
    );
  };
  if (isFull) return <p>{t('files.full')}</p>;
  return (
    <>
      <Select
        label={t('files.crs')}
        description={t('files.crs.hint')}
        options={mapFileCrs.map((value) => ({ value, label: t(crsLabels[value]) }))}
        value={crs}
        onChange={(value) => setCrs(mapFileCrs.find((each) => each === value) ?? 'EPSG:4326')}
      />
      <FileUpload
        label={t('files.file')}
        description={t('files.hint')}
        chooseLabel={t('common:apply.document.choose')}
        accept={accept}
        isDisabled={isPending}
        files={[]}
        onSelect={([file]) => file && void choose(file)}
      />
      <p role="status">{isPending && t('files.reading')}</p>
      <OutcomeMessage message={message} />
    </>
  );
}

/** A layer of the list, with what can be done with it. */
function LayerEntry({ explore, layer }: { explore: MapExploration; layer: OwnLayer }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const language = useLanguage();
  const { change, remove } = explore.ownLayers;
  const { id, name, shapes, isShown, opacity } = layer;
  const extent = getLayerExtent(layer);
  const deleteLayer = () => {
    remove(id);
    announce(t('files.removed', { name }));
  };
  return (
    <li>
      <Checkbox
        label={<span {...langAttribute(name, language)}>{name}</span>}
        isSelected={isShown}
        onChange={(value) => change(id, { isShown: value })}
      />
      <p className={muted}>
        {t('files.about', {
          count: shapes.length,
          n: formatCount(shapes.length),
          area: formatAcres(getLayerAcres(layer)),
        })}
      </p>
      <Select
        label={t('files.opacity', { name })}
        options={plotOpacities.map((percent) => ({
          value: String(percent),
          label: localizeDigits(`${percent} %`),
        }))}
        value={String(opacity)}
        onChange={(value) => change(id, { opacity: Number(value) })}
      />
      <div className={styles.tags}>
        <Button onClick={() => explore.tools.selectTouched(id)}>{t('files.select')}</Button>
        {explore.view === 'map' && extent && (
          <Button
            kind="quiet"
            aria-label={`${t('table.show')} ${name}`}
            onClick={() => explore.goTo(extent)}
          >
            {t('table.show')}
          </Button>
        )}
        <Button kind="quiet" aria-label={t('files.remove', { name })} onClick={deleteLayer}>
          {t('bookmarks.delete')}
        </Button>
      </div>
    </li>
  );
}

/** The panel with files of one's own over the map: they are read, shown, and used for a selection, and not stored. */
export function OwnLayersPanel({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { layers } = explore.ownLayers;
  return (
    <MapPopover
      title={t('files')}
      isDocked
      closeLabel={t('common:shell.close')}
      onClose={() => explore.toggleTool('files')}
    >
      <div className={styles.search}>
        {layers.length > 0 && (
          <ul className={styles.ownLayers} aria-label={t('files')}>
            {layers.map((layer) => (
              <LayerEntry key={layer.id} {...{ explore, layer }} />
            ))}
          </ul>
        )}
        <AddLayer explore={explore} />
      </div>
    </MapPopover>
  );
}
