import { MapPopover } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { MapExploration } from '../page/useMapExploration.ts';
import * as styles from '../map.css.ts';
import { CornersField } from './CornersField.tsx';
import { formatArea, formatMetres, measurePoints } from './measure.ts';

const minAreaCorners = 3;

/** The panel that measures the line between points and the area that they enclose; typed or pressed on the map. */
export function MeasurePanel({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { tools } = explore;
  const { points } = tools.typed;
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
    <MapPopover
      title={t('measure')}
      isDocked
      closeLabel={t('common:shell.close')}
      onClose={() => explore.toggleTool('measure')}
    >
      <div className={styles.search}>
        <CornersField tools={tools} label={t('corners.label')} description={t('measure.hint')} />
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
      </div>
    </MapPopover>
  );
}
