import * as styles from '../DataTable.css.ts';
import { getHeaderIndex, type DataColumn } from '../types.ts';

/** The props of `Totals`. */
export interface TotalsProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  isGrid: boolean;
  rowIndex: number;
}

/** The row of totals; the last card in a narrow container. */
export function Totals<Row>({ label, columns, isGrid, rowIndex }: TotalsProps<Row>) {
  const role = isGrid ? 'gridcell' : 'cell';
  const tabIndex = isGrid ? -1 : undefined;
  const headerIndex = getHeaderIndex(columns);
  const span = 1 + headerIndex + (isGrid ? 1 : 0);
  return (
    <tfoot role="rowgroup" className={styles.foot}>
      <tr role="row" aria-rowindex={rowIndex} className={styles.totals}>
        <th
          role="rowheader"
          scope="row"
          colSpan={span === 1 ? undefined : span}
          tabIndex={tabIndex}
          className={styles.totalHeader}
        >
          {label}
        </th>
        {columns
          .slice(headerIndex + 1)
          .map(({ id, header, total, align = 'start', isCardDetail }) => (
            <td
              key={id}
              role={role}
              tabIndex={tabIndex}
              className={styles.total}
              data-align={align}
              data-detail={isCardDetail || undefined}
            >
              {total !== undefined && (
                <>
                  <span aria-hidden className={styles.cardLabel}>
                    {header}
                  </span>
                  <span>{total}</span>
                </>
              )}
            </td>
          ))}
      </tr>
    </tfoot>
  );
}
