import { Table, type Column } from '@temple-land/ui';
import type { GeoPoint } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatUtm, toCoordinateText } from './coordinates.ts';
import type { DrawnKind } from './drawnOutline.ts';
import * as styles from './drawing.css.ts';
import { formatMetres, measurePoints } from './measure.ts';

interface CornerRow {
  number: number;
  point: GeoPoint;
  /** Metres to the next point; undefined at the end of a line. */
  side: number | undefined;
}

/** The props of `CornersTable`. */
export interface CornersTableProps {
  kind: DrawnKind;
  points: readonly GeoPoint[];
}

/** The points of a drawing as a table: in degrees of WGS 84, in UTM, and how far the next one is. */
export function CornersTable({ kind, points }: CornersTableProps) {
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  if (points.length === 0) return null;
  const { sides } = measurePoints(kind === 'line' ? points : [...points, ...points.slice(0, 1)]);
  const rows = points.map((point, index) => ({ number: index + 1, point, side: sides[index] }));
  const columns: readonly Column<CornerRow>[] = [
    {
      id: 'number',
      header: t('table.point'),
      renderCell: ({ number }) => localizeDigits(String(number)),
    },
    {
      id: 'degrees',
      header: t('table.degrees'),
      renderCell: ({ point }) => localizeDigits(toCoordinateText(point)),
    },
    { id: 'utm', header: t('table.utm'), renderCell: ({ point }) => formatUtm(point) },
    {
      id: 'side',
      header: t('table.side'),
      align: 'end',
      renderCell: ({ side }) => (side === undefined ? '-' : formatMetres(side)),
    },
  ];
  return (
    <details className={styles.table}>
      <summary className={styles.summary}>{t('table')}</summary>
      <Table caption={t('table')} columns={columns} rows={rows} keyOf={({ number }) => number} />
    </details>
  );
}
