import type { GeoPoint } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import * as styles from '../map.css.ts';
import { formatArea, formatMetres, measurePoints } from './measure.ts';

const minAreaCorners = 3;

/** The length between points, and the perimeter and area that they enclose, as they change. */
export function MeasuredFacts({ points }: { points: readonly GeoPoint[] }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { length, perimeter, acres } = measurePoints(points);
  const facts = [
    ...(points.length > 1 ? [{ label: t('measure.length'), value: [formatMetres(length)] }] : []),
    ...(points.length >= minAreaCorners
      ? [
          { label: t('measure.perimeter'), value: [formatMetres(perimeter)] },
          { label: t('measure.area'), value: formatArea(acres) },
        ]
      : []),
  ];
  return (
    <div role="status">
      {facts.length === 0 ? (
        t('measure.none')
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
