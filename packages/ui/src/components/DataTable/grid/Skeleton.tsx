import * as styles from '../DataTable.css.ts';
import { getHeaderIndex, type DataColumn } from '../types.ts';

/** The props of `Skeleton`. */
export interface SkeletonProps<Row> {
  columns: readonly DataColumn<Row>[];
  hasSelection: boolean;
}

const lines = [1, 2, 3, 4, 5];

/** Five rows of bars while the rows are loading; hidden from screen readers. */
export function Skeleton<Row>({ columns, hasSelection }: SkeletonProps<Row>) {
  return lines.map((line) => (
    <tr key={line} aria-hidden className={styles.row}>
      {hasSelection && <td aria-hidden className={styles.selectCell} />}
      {columns.map(({ id, align = 'start', isSerial }, index) =>
        isSerial ? (
          <td key={id} aria-hidden className={styles.serialCell} />
        ) : (
          <td
            key={id}
            aria-hidden
            className={index === getHeaderIndex(columns) ? styles.rowHeader : styles.cell}
            data-align={align}
          >
            <span className={styles.skeletonLine} />
          </td>
        ),
      )}
    </tr>
  ));
}
