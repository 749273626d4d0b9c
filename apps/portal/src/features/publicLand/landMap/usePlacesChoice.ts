import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { getPlaceName } from './placeShapes.ts';
import type { LandMapView } from './useLandMap.ts';

/** Returns the heading of the places of a level, the label of the level above, and how to choose a place or go there. */
export function usePlacesChoice({ level, chosen, choose, goUp }: LandMapView) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const district = chosen.district ? getPlaceName(chosen.district, language) : '';
  const tahasil = chosen.tahasil ? getPlaceName(chosen.tahasil, language) : '';
  const texts = {
    districts: { title: t('landMap.districts'), up: undefined },
    tahasils: { title: t('landMap.tahasils', { place: district }), up: t('landMap.up.districts') },
    mouzas: {
      title: t('landMap.mouzas', { place: tahasil }),
      up: t('landMap.up.tahasils', { place: district }),
    },
  };
  // The places of the level before are removed, and the focus with them.
  const focusHeading = () => heading.current?.focus();
  return {
    ...texts[level],
    heading,
    choose: (id: number) => {
      choose(id);
      if (level !== 'mouzas') focusHeading();
    },
    goUp: () => {
      goUp();
      focusHeading();
    },
  };
}

/** The heading of the places and their choice. */
export type PlacesChoice = ReturnType<typeof usePlacesChoice>;
