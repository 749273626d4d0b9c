import { Alert, Button, Icon, Stack } from '@temple-land/ui';
import { Maximize, Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './drawing.css.ts';
import { useDrawingMap, type UseDrawingMapOptions } from './useDrawingMap.ts';

/** The props of `DrawingMapFrame`. */
export interface DrawingMapFrameProps extends UseDrawingMapOptions {
  /** Shown where the map cannot be drawn. */
  fallback?: ReactNode;
}

/** The map beside typed points: a press adds one, corners are dragged; without it everything can be typed. */
export function DrawingMapFrame({ fallback, ...options }: DrawingMapFrameProps) {
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  const { setContainer, state, zoomBy, fit } = useDrawingMap(options);
  if (state === 'failed') {
    return (
      <Stack>
        <Alert tone="info" role="none">
          <p>{t('map.failed')}</p>
        </Alert>
        {fallback}
      </Stack>
    );
  }
  return (
    <div className={styles.frame} data-state={state}>
      <div ref={setContainer} className={styles.canvas} />
      <div className={styles.buttons}>
        <Button isIconOnly icon={<Icon of={Plus} />} onClick={() => zoomBy(1)}>
          {t('map.zoomIn')}
        </Button>
        <Button isIconOnly icon={<Icon of={Minus} />} onClick={() => zoomBy(-1)}>
          {t('map.zoomOut')}
        </Button>
        <Button isIconOnly icon={<Icon of={Maximize} />} onClick={fit}>
          {t('map.fit')}
        </Button>
      </div>
    </div>
  );
}
