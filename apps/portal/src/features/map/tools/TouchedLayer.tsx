import { maxOutlineCorners, maxOutlines } from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import type { MapExploration } from '../page/useMapExploration.ts';

/** The fields that say which file of one's own, or which of its shapes, selected plots touch. */
export function TouchedLayer({ explore, isWrong }: { explore: MapExploration; isWrong: boolean }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { fields, setFields } = explore.tools;
  const { layers } = explore.ownLayers;
  const layer = layers.find(({ id }) => id === fields.layer);
  const most = { outlines: formatCount(maxOutlines), corners: formatCount(maxOutlineCorners) };
  return (
    <>
      <Select
        label={t('select.layer')}
        options={[
          { value: '', label: t('select.layer.none') },
          ...layers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={layer?.id ?? ''}
        {...(isWrong ? { errorMessage: t('select.layerWrong', most) } : {})}
        onChange={(id) => setFields({ ...fields, layer: id, shape: '' })}
      />
      {layer && (
        <Select
          label={t('select.shape')}
          options={[
            { value: '', label: t('select.shape.all') },
            ...layer.shapes.map(({ name }, index) => ({ value: String(index), label: name })),
          ]}
          value={fields.shape}
          onChange={(shape) => setFields({ ...fields, shape })}
        />
      )}
    </>
  );
}
