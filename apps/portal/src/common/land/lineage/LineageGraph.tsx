import type { PlotDivision } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import { formatAcres } from '../../../i18n/format.ts';
import { layoutLineage, type LineageNode } from './layoutLineage.ts';
import * as styles from './lineage.css.ts';

const node = { width: 104, height: 46 } as const;
const step = { x: 164, y: 62 } as const;
const margin = 4;

const getLeft = ({ column }: LineageNode) => margin + column * step.x;
const getTop = ({ row }: LineageNode) => margin + row * step.y;

function getCurve(from: LineageNode, to: LineageNode): string {
  const [x1, y1] = [getLeft(from) + node.width, getTop(from) + node.height / 2];
  const [x2, y2] = [getLeft(to), getTop(to) + node.height / 2];
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}

/** The props of `LineageGraph`. */
export interface LineageGraphProps {
  divisions: readonly PlotDivision[];
  /** The plot that has a strong rim. */
  plotCode: string;
}

/**
 * Draws from which plots a plot was made and which were made of it, from left to right; the table beside it says the
 * same.
 */
export function LineageGraph({ divisions, plotCode }: LineageGraphProps) {
  const { t } = useTranslation(['plotDivision', 'common', 'specification']);
  const { nodes, edges } = layoutLineage(divisions);
  if (nodes.length === 0) return null;
  const width = Math.max(...nodes.map(getLeft)) + node.width + margin;
  const height = Math.max(...nodes.map(getTop)) + node.height + margin;
  const find = (code: string) => nodes.find((each) => each.plotCode === code);
  return (
    <div
      className={styles.scroller}
      role="group"
      aria-label={t('plotDivision:lineage.graph')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide one scrolls by keys
      tabIndex={0}
    >
      <svg {...{ width, height }} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {edges.map(({ from, to }) => {
          const [parent, child] = [find(from), find(to)];
          return (
            parent &&
            child && (
              <path key={`${from} ${to}`} className={styles.edge} d={getCurve(parent, child)} />
            )
          );
        })}
        {nodes.map((each) => {
          const middle = getLeft(each) + node.width / 2;
          return (
            <g key={each.plotCode}>
              <rect
                className={styles.box}
                data-own={each.plotCode === plotCode || undefined}
                x={getLeft(each)}
                y={getTop(each)}
                width={node.width}
                height={node.height}
                rx={6}
              />
              <text className={styles.number} x={middle} y={getTop(each) + 20} textAnchor="middle">
                {localizeDigits(each.plotNo)}
              </text>
              <text className={styles.area} x={middle} y={getTop(each) + 37} textAnchor="middle">
                {formatAcres(each.area)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
