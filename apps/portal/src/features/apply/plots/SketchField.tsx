import {
  computeRingAcres,
  differsFromArea,
  sketchCorners,
  toSketch,
  type MapPlot,
} from '@temple-land/portal-core';
import { fieldAcross } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { landFieldsOfStep } from '../../../common/applications/landFields.ts';
import type { FieldControl } from '../../../common/form/FormFieldInput.tsx';
import { SketchInput, type DrawnSketch } from '../../../common/form/SketchInput.tsx';
import * as styles from '../../../common/form/formPage.css.ts';
import { LandMap } from '../../../common/land/map/LandMap.tsx';
import { MapPart } from '../../../common/land/map/MapPart.tsx';
import { useMouzaMap } from '../../../common/land/map/useMouzaMap.ts';
import { muted } from '../../../common/page/card.css.ts';
import { formatAcres } from '../../../i18n/format.ts';
import type { useLandForm } from '../useLandForm.ts';

interface SketchMapProps extends DrawnSketch {
  plot: MapPlot;
}

const isPoint = (corner: readonly number[]) => corner.every((value) => Number.isFinite(value));

/** The outline of a plot, on which each press sets the next corner. */
function SketchMap({ plot, text, isFull, add }: SketchMapProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const [isOutside, setIsOutside] = useState(false);
  const name = t('plot.card', { number: plot.plotNo });
  return (
    <>
      <LandMap
        label={t('sketch.map', { plot: plot.plotNo })}
        hint={t('common:apply.sketch.hint')}
        plots={[plot]}
        chosen={[plot.plotCode]}
        describe={() => name}
        onPoint={(point, on) => {
          setIsOutside(on === undefined);
          if (on !== undefined && !isFull) add(point);
        }}
        renderMarks={({ toMap }) => (
          <MapPart sketch={toSketch(text).filter(isPoint)} toMap={toMap} />
        )}
      />
      <p role="status" className={muted}>
        {isOutside && t('sketch.outside', { plot: plot.plotNo })}
      </p>
    </>
  );
}

/** The props of `SketchField`. */
export interface SketchFieldProps {
  land: ReturnType<typeof useLandForm>;
  control: FieldControl;
}

const sketchField = landFieldsOfStep.land.find(([name]) => name === 'sketch')?.[1];

/** The sketch of the part that is asked for, on the outline of the chosen plot; nothing for a plot without an outline. */
export function SketchField({ land, control }: SketchFieldProps) {
  const { t } = useTranslation(['apply', 'common', 'specification']);
  const { values, place } = land;
  const { plots } = useMouzaMap(place.mouza);
  const plot = plots.find(({ plotCode }) => plotCode === values.plotCode);
  if (sketchField === undefined || plot === undefined) return null;
  const sketch = toSketch(values.sketch);
  const drawn = computeRingAcres(sketch);
  const differs =
    sketch.length >= sketchCorners.least && differsFromArea(drawn, Number(values.area));
  return (
    <div className={`${fieldAcross} ${styles.part}`}>
      <SketchInput
        key={plot.plotCode}
        field={sketchField}
        {...control}
        renderMap={(sketch) => <SketchMap plot={plot} {...sketch} />}
      />
      <p role="status" className={muted}>
        {differs &&
          t('sketch.differs', {
            drawn: t('common:application.acres', { n: formatAcres(drawn) }),
            asked: t('common:application.acres', { n: formatAcres(Number(values.area)) }),
          })}
      </p>
    </div>
  );
}
