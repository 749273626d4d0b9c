import { Button, Table, type Column } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { PublicPlace } from '../../../api/openData/loadPlaces.ts';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { Skeleton } from '../../../common/feedback/Skeleton.tsx';
import { cardHead, flushCard, nameColumn } from '../../../common/page/card.css.ts';
import { formatAcres, formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { getPlaceName } from './placeShapes.ts';
import type { LandMapView } from './useLandMap.ts';
import type { PlacesChoice } from './usePlacesChoice.ts';

const headers = {
  districts: 'common:place.district',
  tahasils: 'common:place.tahasil',
  mouzas: 'common:place.mouza',
} as const satisfies Record<LandMapView['level'], TextKey>;

/** The places of the map as a table, by name, with the same figures and choice. */
export function PlacesTable({ view, choice }: { view: LandMapView; choice: PlacesChoice }) {
  const { t } = useTranslation(['publicLand', 'common', 'specification']);
  const language = useLanguage();
  const { level, places, isPending, chosen } = view;
  const nameOf = (place: PublicPlace) => getPlaceName(place, language);
  const rows = places.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language));
  const columns: readonly Column<PublicPlace>[] = [
    {
      id: 'name',
      header: t(headers[level]),
      renderCell: (place) => <span className={nameColumn}>{nameOf(place)}</span>,
    },
    {
      id: 'khatiyans',
      header: t('landMap.khatiyans'),
      align: 'end',
      renderCell: ({ properties }) => formatCount(properties.khatiyans),
    },
    {
      id: 'plots',
      header: t('landMap.plots'),
      align: 'end',
      renderCell: ({ properties }) => formatCount(properties.plots),
    },
    {
      id: 'acres',
      header: t('landMap.acres'),
      align: 'end',
      renderCell: ({ properties }) => formatAcres(properties.area_acres),
    },
    {
      id: 'choose',
      header: t('landMap.choose'),
      isHeaderHidden: true,
      renderCell: (place) => (
        <Button
          kind="quiet"
          aria-label={t('landMap.choosePlace', { place: nameOf(place) })}
          aria-pressed={level === 'mouzas' ? place.id === chosen.mouza?.id : undefined}
          onClick={() => choice.choose(place.id)}
        >
          {t('landMap.choose')}
        </Button>
      ),
    },
  ];
  return (
    <section className={flushCard} aria-labelledby="land-places" aria-busy={isPending}>
      <div className={cardHead}>
        <h2 id="land-places">{t('landMap.table')}</h2>
      </div>
      {isPending && <Skeleton count={4} variant="rows" />}
      {!isPending && places.length === 0 && <EmptyMessage title={t('landMap.none')} />}
      {rows.length > 0 && (
        <Table
          caption={choice.title}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => String(id)}
        />
      )}
    </section>
  );
}
