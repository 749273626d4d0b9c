import { MapPopover } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { MapExploration } from '../page/useMapExploration.ts';
import * as styles from '../map.css.ts';
import { CornersField } from '../../../common/land/drawing/CornersField.tsx';
import { MeasuredFacts } from '../../../common/land/drawing/MeasuredFacts.tsx';

/** The panel that measures the line between points and the area that they enclose; typed or pressed on the map. */
export function MeasurePanel({ explore }: { explore: MapExploration }) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { tools } = explore;
  return (
    <MapPopover
      title={t('measure')}
      isDocked
      closeLabel={t('common:shell.close')}
      onClose={() => explore.toggleTool('measure')}
    >
      <div className={styles.search}>
        <CornersField
          tools={tools}
          rings={explore.rings}
          label={t('corners.label')}
          description={t('measure.hint')}
        />
        <MeasuredFacts points={tools.typed.points} />
      </div>
    </MapPopover>
  );
}
