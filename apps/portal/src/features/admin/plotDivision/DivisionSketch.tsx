import { useTranslation } from 'react-i18next';
import type { Corner } from './divisionLine.ts';
import * as styles from './plotDivision.css.ts';

const boxSize = 100;
const margin = 8;

/** A plot of the sketch with its number. */
export interface SketchedPlot {
  plotNo: string;
  corners: readonly Corner[];
}

/** The props of `DivisionSketch`. */
export interface DivisionSketchProps {
  /** The plots that remain or are made. */
  parts: readonly SketchedPlot[];
  neighbours: readonly SketchedPlot[];
  line?: readonly Corner[] | undefined;
}

const toRange = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, span: most - least };
};

/** Returns a projection to the box, north up; degrees of longitude are shorter by the cosine of the latitude. */
function createProjection(corners: readonly Corner[]) {
  const [x, y] = [toRange(corners.map(([each]) => each)), toRange(corners.map(([, each]) => each))];
  const shrink = Math.cos((y.middle * Math.PI) / 180);
  const scale = (boxSize - 2 * margin) / Math.max(x.span * shrink, y.span);
  return ([longitude, latitude]: Corner): Corner => [
    boxSize / 2 + (longitude - x.middle) * shrink * scale,
    boxSize / 2 - (latitude - y.middle) * scale,
  ];
}

const toPath = (points: readonly Corner[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;

const noLine: readonly Corner[] = [];

/** The plots as they will be, among those beside them, and the line of a split. */
export function DivisionSketch({ parts, neighbours, line = noLine }: DivisionSketchProps) {
  const { t } = useTranslation(['plotDivision', 'common', 'specification']);
  const framed = [...parts.flatMap(({ corners }) => corners), ...line];
  if (framed.length < 2) return null;
  const project = createProjection(framed);
  const plots = parts.map(({ plotNo }) => plotNo).join(', ');
  return (
    <svg
      className={styles.sketch}
      viewBox={`0 0 ${boxSize} ${boxSize}`}
      role="img"
      aria-label={t('plotDivision:sketch', { plots })}
    >
      {neighbours.map(({ plotNo, corners }) => (
        <path key={plotNo} className={styles.neighbour} d={`${toPath(corners.map(project))}Z`} />
      ))}
      {parts.map(({ plotNo, corners }) => (
        <path key={plotNo} className={styles.part} d={`${toPath(corners.map(project))}Z`} />
      ))}
      {line.length > 1 && <path className={styles.line} d={toPath(line.map(project))} />}
      {parts.map(({ plotNo, corners }) => {
        const points = corners.map(project);
        const [x, y] = [toRange(points.map(([each]) => each)), toRange(points.map(([, e]) => e))];
        return (
          <text key={plotNo} className={styles.number} x={x.middle} y={y.middle} aria-hidden="true">
            {plotNo}
          </text>
        );
      })}
    </svg>
  );
}
