import { Button } from '@temple-land/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CornersField, type CornersFieldProps } from './CornersField.tsx';
import { CornersTable } from './CornersTable.tsx';
import * as styles from './drawing.css.ts';
import { DrawingMapFrame } from './DrawingMapFrame.tsx';
import type { ShownPlots } from './drawingMap.ts';
import { findOutlineFault, type DrawnKind } from './drawnOutline.ts';
import { MeasuredFacts } from './MeasuredFacts.tsx';
import type { SnapRing } from './snapPoint.ts';
import { useCorners } from './useCorners.ts';

/** The props of `OutlineField`, with those of its text area. */
export interface OutlineFieldProps extends Omit<CornersFieldProps, 'tools'>, ShownPlots {
  kind?: DrawnKind;
  /** The accessible name of the map. */
  mapLabel: string;
  /** The points, one a line. */
  value: string;
  onChange: (value: string) => void;
  /** The recorded outline, with which one can begin. */
  recorded?: SnapRing | undefined;
  /** Shown where the map cannot be drawn. */
  fallback?: ReactNode;
}

const hints = { outline: 'map.hint.outline', line: 'map.hint.line' } as const;

/** An outline or a line: drawn on a map of the plots around it, or typed, both in step, with its measures as it changes. */
export function OutlineField(props: OutlineFieldProps) {
  const { kind = 'outline', mapLabel, value, onChange, recorded, fallback, ...rest } = props;
  const { plots, subjects, ...field } = rest;
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  const tools = useCorners(value, onChange);
  const { points } = tools.typed;
  const isCrossing = kind === 'outline' && findOutlineFault(points) === 'crossing';
  const errorMessage = isCrossing ? t('crossing') : field.errorMessage;
  const begin = (ring: SnapRing) =>
    tools.setPoints(ring.map(([longitude, latitude]) => ({ longitude, latitude })));
  const hasMap = plots.length > 0 || subjects.length > 0;
  return (
    <div className={styles.field}>
      <div className={styles.columns} data-has-map={hasMap || undefined}>
        {hasMap && (
          <div>
            <p className={styles.hint}>{t(hints[kind])}</p>
            <DrawingMapFrame
              label={mapLabel}
              rings={field.rings}
              {...{ kind, tools, plots, subjects, fallback }}
            />
          </div>
        )}
        <div className={styles.typed}>
          {recorded && points.length === 0 && (
            <Button onClick={() => begin(recorded)}>{t('begin')}</Button>
          )}
          <CornersField {...field} tools={tools} errorMessage={errorMessage} />
          <MeasuredFacts points={points} kind={kind} />
        </div>
      </div>
      <CornersTable {...{ kind, points }} />
    </div>
  );
}
