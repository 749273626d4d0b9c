import {
  computeRingAcres,
  differsFromArea,
  sketchCorners,
  toSketch,
} from '@temple-land/portal-core';
import { fieldAcross } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { landFieldsOfStep } from '../../../common/applications/landFields.ts';
import type { FieldControl } from '../../../common/form/FormFieldInput.tsx';
import { SketchInput } from '../../../common/form/SketchInput.tsx';
import * as styles from '../../../common/form/formPage.css.ts';
import { SketchMap } from '../../../common/land/map/SketchMap.tsx';
import { useMouzaMap } from '../../../common/land/map/useMouzaMap.ts';
import { muted } from '../../../common/page/card.css.ts';
import { formatAcres } from '../../../i18n/format.ts';
import type { useLandForm } from '../useLandForm.ts';

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
