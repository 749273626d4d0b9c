import { toSketch, type MapPlot } from '@temple-land/portal-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnSketch } from '../../form/SketchInput.tsx';
import { muted } from '../../page/card.css.ts';
import { LandMap } from './LandMap.tsx';
import { MapPart } from './MapPart.tsx';

/** The props of `SketchMap`. */
export interface SketchMapProps extends DrawnSketch {
  plot: MapPlot;
}

const isPoint = (corner: readonly number[]) => corner.every((value) => Number.isFinite(value));

/** The outline of a plot, on which each press sets the next corner. */
export function SketchMap({ plot, text, isFull, add }: SketchMapProps) {
  const { t } = useTranslation(['common', 'specification']);
  const [isOutside, setIsOutside] = useState(false);
  return (
    <>
      <LandMap
        label={t('common:apply.sketch.map', { plot: plot.plotNo })}
        hint={t('common:apply.sketch.hint')}
        plots={[plot]}
        chosen={[plot.plotCode]}
        describe={() => t('common:apply.sketch.map', { plot: plot.plotNo })}
        onPoint={(point, on) => {
          setIsOutside(on === undefined);
          if (on !== undefined && !isFull) add(point);
        }}
        renderMarks={({ toMap }) => (
          <MapPart sketch={toSketch(text).filter(isPoint)} toMap={toMap} />
        )}
      />
      <p role="status" className={muted}>
        {isOutside && t('common:apply.sketch.outside', { plot: plot.plotNo })}
      </p>
    </>
  );
}
