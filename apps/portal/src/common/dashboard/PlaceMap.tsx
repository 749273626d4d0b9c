import type { Dashboard, DashboardFilter, PlaceFigures } from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { vars } from '@temple-land/ui/theme';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/textKey.ts';
import { useMayOpen } from '../../state/useMayOpen.ts';
import * as styles from './dashboard.css.ts';
import { buildFigureQuery, type FigureAddress } from './dashboardQuery.ts';
import { FigureChart } from './FigureChart.tsx';
import { LinkedShape } from './LinkedShape.tsx';
import { HatchedFills, steps } from './HatchedFill.tsx';
import { buildScale, findStep, projectPlaces } from './projectPlaces.ts';

const figures = {
  pending: { label: 'map.pending', list: { figure: 'pending' } },
  overdue: { label: 'map.overdue', list: { figure: 'overdue' } },
  dueSoon: { label: 'map.dueSoon', list: { figure: 'dueSoon' } },
  decided: { label: 'map.decided', list: { figure: 'decided' } },
  reports: { label: 'map.reports', list: { figure: 'report' } },
  cases: { label: 'map.cases', list: { figure: 'caseFiled' } },
  possessions: { label: 'map.possessions', list: { figure: 'casePossession' } },
  leases: { label: 'map.leases', list: { figure: 'leaseActive' } },
  plots: { label: 'map.plots', list: { figure: 'plots' } },
} as const satisfies Record<string, { label: TextKey<'dashboard'>; list: FigureAddress }>;

type Figure = keyof typeof figures;
const names = Object.keys(figures) as Figure[];

const levels = {
  district: { header: 'map.district', title: 'map.title.district', filter: 'districtCode' },
  tahasil: { header: 'map.tahasil', title: 'map.title.tahasil', filter: 'tahasilCode' },
  mouza: { header: 'map.mouza', title: 'map.title.mouza', filter: 'villageCode' },
} as const satisfies Record<
  Dashboard['placeLevel'],
  { header: TextKey<'dashboard'>; title: TextKey<'dashboard'>; filter: keyof DashboardFilter }
>;

/** The props of `PlaceMap`. */
export interface PlaceMapProps {
  dashboard: Pick<Dashboard, 'places' | 'placeLevel'>;
  filter: DashboardFilter;
  /** The path of the lists behind figures. */
  listPath: string;
}

interface DrawingProps {
  places: readonly PlaceFigures[];
  figure: Figure;
  label: string;
  /** Whether places are so small that each with records gets a disc. */
  areSmall: boolean;
  hrefOf: (place: PlaceFigures) => string | undefined;
}

function Drawing({ places, figure, label, areSmall, hrefOf }: DrawingProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const id = useId();
  const drawing = projectPlaces(places);
  const scale = buildScale(places.map((place) => place[figure]));
  const offset = steps.length - scale.length;
  const fillOf = (value: number) =>
    `url(#${id}-${value === 0 ? 0 : findStep(scale, value) + offset})`;
  const find = (code: number) => places.find((place) => place.code === code);
  return (
    <>
      <svg
        role="group"
        aria-label={label}
        className={styles.mapDrawing}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      >
        <HatchedFills id={id} of={steps} stroke={vars.colour.chart1} />
        {drawing.places.map(({ code, path, centre }) => {
          const place = find(code);
          const fill = fillOf(place?.[figure] ?? 0);
          const isDisc = areSmall && place !== undefined && place[figure] > 0;
          const shape = isDisc ? (
            <circle cx={centre.x} cy={centre.y} r={22} className={styles.place} fill={fill} />
          ) : (
            <path d={path} className={styles.place} fill={fill} />
          );
          if (!place || place[figure] === 0) return <g key={code}>{shape}</g>;
          const text = `${place.name}: ${formatCount(place[figure])}`;
          return (
            <LinkedShape key={code} path={hrefOf(place)} label={text}>
              <title>{text}</title>
              {shape}
            </LinkedShape>
          );
        })}
        {drawing.places
          .filter(({ code }) => !areSmall || (find(code)?.[figure] ?? 0) > 0)
          .map(({ code, centre }) => (
            <text
              key={code}
              aria-hidden
              {...centre}
              fontSize={14}
              textAnchor="middle"
              dominantBaseline="central"
              className={styles.placeText}
            >
              {formatCount(find(code)?.[figure] ?? 0)}
            </text>
          ))}
      </svg>
      <ul className={styles.legend}>
        {scale.map(({ from, to }, index) => (
          <li key={from}>
            <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden>
              <rect
                width={16}
                height={16}
                className={styles.place}
                fill={`url(#${id}-${index + offset})`}
              />
            </svg>
            {t('map.legend', { from: formatCount(Math.max(1, from)), to: formatCount(to) })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A map whose places are filled by one of nine figures, with the same figures as a table and a file. */
export function PlaceMap({ dashboard, filter, listPath }: PlaceMapProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  const [figure, setFigure] = useState<Figure>('pending');
  const mayOpen = useMayOpen();
  const { places, placeLevel } = dashboard;
  const level = levels[placeLevel];
  const { label, list } = figures[figure];
  const title = t(level.title, { figure: t(label) });
  const hrefOf = ({ code }: PlaceFigures) => {
    const path = `${listPath}?${buildFigureQuery({ ...filter, [level.filter]: code }, list)}`;
    return mayOpen(path) ? path : undefined;
  };
  return (
    <div className={styles.map}>
      <div className={styles.mapField}>
        <Select
          label={t('map.choose')}
          optionalLabel=""
          value={figure}
          options={names.map((name) => ({ value: name, label: t(figures[name].label) }))}
          onChange={(value) => setFigure(names.find((name) => name === value) ?? 'pending')}
        />
      </div>
      <FigureChart
        fileName={`map-${figure}`}
        title={title}
        groupHeader={t(level.header)}
        series={[{ id: figure, label: t(label) }]}
        groups={places.map((place) => ({
          id: String(place.code),
          label: place.name,
          values: [place[figure]],
          hrefs: [hrefOf(place)],
        }))}
        {...(places.some(({ outline }) => outline.length > 2)
          ? {
              drawing: (
                <Drawing
                  {...{ places, figure, hrefOf }}
                  label={title}
                  areSmall={placeLevel === 'mouza'}
                />
              ),
            }
          : {})}
      />
    </div>
  );
}
