import { Card } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { PublicPlace } from '../../../api/openData/loadPlaces.ts';
import { FactList, type Fact } from '../../../common/page/FactList.tsx';
import { formatCount, formatDate, formatHectares, formatRecordArea } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getPlaceName } from './placeShapes.ts';
import type { LandMapView } from './useLandMap.ts';

/** The props of `ChosenMouza`. */
export interface ChosenMouzaProps extends Pick<LandMapView['chosen'], 'district' | 'tahasil'> {
  mouza: PublicPlace;
}

/** The figures of the chosen mouza. */
export function ChosenMouza({ district, tahasil, mouza }: ChosenMouzaProps) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const language = useLanguage();
  const { khatiyans, plots, area_acres: acres, recorded_on: recordedOn } = mouza.properties;
  const facts: readonly Fact[] = [
    [t('common:place.tahasil'), tahasil ? getPlaceName(tahasil, language) : ''],
    [t('common:place.district'), district ? getPlaceName(district, language) : ''],
    [t('landMap.khatiyans'), formatCount(khatiyans)],
    [t('landMap.plots'), formatCount(plots)],
    [t('landMap.area'), `${formatRecordArea(acres)} (${formatHectares(acres)})`],
    [t('landMap.recordedOn'), recordedOn === null ? '' : formatDate(recordedOn)],
  ];
  return (
    <Card title={t('landMap.mouza', { place: getPlaceName(mouza, language) })}>
      <FactList facts={facts} />
    </Card>
  );
}
