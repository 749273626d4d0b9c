import { Columns, Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import type { MapExploration } from '../page/useMapExploration.ts';
import { mapThemes, type MapTheme } from './mapThemes.ts';
import { plotOpacities } from './visibleLayers.ts';

const themeLabels: Readonly<Record<MapTheme, TextKey<'map'>>> = {
  status: 'theme.status',
  kisam: 'theme.kisam',
  satwa: 'theme.satwa',
  lease: 'theme.lease',
  case: 'theme.case',
};

/** The fields that say by what plots are coloured, and how much is seen through them. */
export function MapLook({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { theme, colourBy, opacity, setOpacity } = explore;
  return (
    <Columns kind="fields">
      <Select
        label={t('theme')}
        options={mapThemes.map((value) => ({ value, label: t(themeLabels[value]) }))}
        value={theme}
        onChange={(value) => colourBy(mapThemes.find((each) => each === value) ?? 'status')}
      />
      <Select
        label={t('opacity')}
        options={plotOpacities.map((percent) => ({
          value: String(percent),
          label: localizeDigits(`${percent} %`),
        }))}
        value={String(opacity)}
        onChange={(value) => setOpacity(Number(value))}
      />
    </Columns>
  );
}
