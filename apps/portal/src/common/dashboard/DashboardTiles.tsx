import type { Dashboard } from '@temple-land/portal-core';
import { Icon, StatTile, visuallyHidden } from '@temple-land/ui';
import { CalendarClock, CircleCheck, FolderOpen, Hourglass, LandPlot, TriangleAlert } from 'lucide';
import type { IconNode } from 'lucide';
import { useTranslation } from 'react-i18next';
import { formatAcres, formatCount } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/textKey.ts';
import type { FigureAddress } from './dashboardQuery.ts';
import * as styles from './dashboard.css.ts';
import { TileLink } from './TileLink.tsx';
import type { ChartProps } from './WorkCharts.tsx';

/** The props of `DashboardTiles`. */
export interface DashboardTilesProps {
  /** Undefined while the figures are loaded. */
  tiles: Dashboard['tiles'] | undefined;
  hrefOf: ChartProps['hrefOf'];
}

type Tiles = Dashboard['tiles'];

interface Tile {
  label: TextKey<'dashboard'>;
  icon: IconNode;
  list: FigureAddress;
  unit?: TextKey<'dashboard'>;
  toText: (tiles: Tiles) => string;
}

const tileList: readonly Tile[] = [
  {
    label: 'tile.pending',
    icon: FolderOpen,
    list: { figure: 'pending' },
    toText: ({ pending }) => formatCount(pending),
  },
  {
    label: 'tile.overdue',
    icon: TriangleAlert,
    list: { figure: 'overdue' },
    toText: ({ overdue }) => formatCount(overdue),
  },
  {
    label: 'tile.dueSoon',
    icon: CalendarClock,
    list: { figure: 'dueSoon' },
    toText: ({ dueSoon }) => formatCount(dueSoon),
  },
  {
    label: 'tile.decided',
    icon: CircleCheck,
    list: { figure: 'decided' },
    toText: ({ decided }) => formatCount(decided),
  },
  {
    label: 'tile.median',
    icon: Hourglass,
    list: { figure: 'everDecided' },
    unit: 'tile.days',
    toText: ({ medianDays }) => (medianDays === null ? '-' : formatCount(medianDays)),
  },
  {
    label: 'tile.acres',
    icon: LandPlot,
    list: { figure: 'decided' },
    unit: 'acres',
    toText: ({ decidedArea }) => formatAcres(decidedArea),
  },
];

/** The first figures of a dashboard, each with a link to the list behind it. */
export function DashboardTiles({ tiles, hrefOf }: DashboardTilesProps) {
  const { t } = useTranslation(['dashboard', 'common', 'specification']);
  return (
    <section aria-labelledby="area-figures">
      <h2 id="area-figures" className={visuallyHidden}>
        {t('figures')}
      </h2>
      <dl className={styles.tiles}>
        {tileList.map(({ label, icon, list, unit, toText }) => (
          <StatTile
            key={label}
            className={styles.tile}
            icon={<Icon of={icon} />}
            label={t(label)}
            value={tiles === undefined ? '-' : toText(tiles)}
            {...(unit === undefined ? {} : { unit: t(unit) })}
            context={<TileLink href={hrefOf(list)} label={t(label)} />}
          />
        ))}
      </dl>
    </section>
  );
}
