import type { GeoPoint } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import * as styles from './drawing.css.ts';
import { minCorners, type DrawnKind } from './drawnOutline.ts';
import { formatArea, formatMetres, measurePoints } from './measure.ts';

/** The props of `MeasuredFacts`. */
export interface MeasuredFactsProps {
  points: readonly GeoPoint[];
  /** What the points are: both by default, as when one measures. */
  kind?: DrawnKind;
}

const missing = { outline: 'measure.none.outline', line: 'measure.none.line' } as const;

/** The length between points, and the perimeter and area that they enclose, as they change. */
export function MeasuredFacts({ points, kind }: MeasuredFactsProps) {
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  const { length, perimeter, acres } = measurePoints(points);
  const hasLength = kind !== 'outline' && points.length >= minCorners.line;
  const hasArea = kind !== 'line' && points.length >= minCorners.outline;
  const facts = [
    ...(hasLength ? [{ label: t('measure.length'), value: [formatMetres(length)] }] : []),
    ...(hasArea
      ? [
          { label: t('measure.perimeter'), value: [formatMetres(perimeter)] },
          { label: t('measure.area'), value: formatArea(acres) },
        ]
      : []),
  ];
  return (
    <div role="status">
      {facts.length === 0 ? (
        t(kind === undefined ? 'measure.none' : missing[kind])
      ) : (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              {value.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
