'use client';
import { useRef } from 'react';
import { useHasOverflow } from '../../styles/useHasOverflow.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './ChartTable.css.ts';
import { describeSegment, getTotal, type ChartData, type ChartGroup } from './chartLayout.ts';

/** The props of `ChartTable`. */
export interface ChartTableProps {
  data: ChartData;
  /** Accessible name of the table and of its scrolling box. */
  caption: string;
  groupHeader: string;
  /** Header of the column of totals, which is shown only with it. */
  totalHeader: string | undefined;
}

interface ValueProps {
  data: ChartData;
  group: ChartGroup;
  index: number;
}

/** A value, as a link to the list behind it if it has one; nothing is behind a zero. */
function Value({ data, group, index }: ValueProps) {
  const value = group.values[index] ?? 0;
  const { href, label } = describeSegment(data, group, index);
  if (href === undefined || value === 0) return data.valueText(value);
  return (
    <Link href={href} aria-label={label}>
      {data.valueText(value)}
    </Link>
  );
}

/** The figures of the chart as a table. */
export function ChartTable({ data, caption, groupHeader, totalHeader }: ChartTableProps) {
  const { series, groups, valueText } = data;
  const frame = useRef<HTMLDivElement>(null);
  const tabIndex = useHasOverflow(frame) ? 0 : -1;
  const hasTotals = series.length > 1 && totalHeader !== undefined;
  return (
    <div
      ref={frame}
      role="region"
      aria-label={caption}
      tabIndex={tabIndex}
      className={styles.frame}
    >
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {groupHeader}
            </th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.head}>
                {label}
              </th>
            ))}
            {hasTotals && (
              <th scope="col" className={styles.head}>
                {totalHeader}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.id}>
              <th scope="row" className={styles.cell}>
                {group.label}
              </th>
              {series.map(({ id }, index) => (
                <td key={id} className={styles.cell}>
                  <Value {...{ data, group, index }} />
                </td>
              ))}
              {hasTotals && <td className={styles.sum}>{valueText(getTotal(group))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
