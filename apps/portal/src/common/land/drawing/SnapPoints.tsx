import { Button, Select } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localizeDigits } from '../../../i18n/digits.ts';
import * as styles from './drawing.css.ts';
import { snapPoints, type MovedPoint, type SnapRing } from './snapPoint.ts';
import type { Corners } from './useCorners.ts';

const distances = ['0.1', '0.25', '0.5', '1', '2', '5'] as const;

/** What a press moved, and the text of the points since then. */
interface Snapped {
  moved: readonly MovedPoint[];
  metres: string;
}

const formatMoved = (metres: number) => localizeDigits(`${metres.toFixed(2)} m`);

/** The props of `SnapPoints`. */
export interface SnapPointsProps {
  tools: Pick<Corners, 'setPoints' | 'typed'>;
  /** The outlines to whose corners and sides points snap. */
  rings: readonly SnapRing[];
}

/** Moves typed points within a distance onto corners and sides of neighbours, and tells which ones and how far. */
export function SnapPoints({ tools, rings }: SnapPointsProps) {
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  const [metres, setMetres] = useState<string>('0.5');
  const [snapped, setSnapped] = useState<Snapped>();
  const { points, wrongLine } = tools.typed;
  const canSnap = points.length > 0 && wrongLine === undefined && rings.length > 0;
  const snap = () => {
    const { points: next, moved } = snapPoints(points, rings, Number(metres));
    setSnapped({ moved, metres });
    if (moved.length > 0) tools.setPoints(next);
  };
  const list = snapped?.moved.map(({ number, metres: far }) =>
    t('snap.point', { n: localizeDigits(String(number)), metres: formatMoved(far) }),
  );
  return (
    <div className={styles.snap}>
      <div className={styles.snapRow}>
        <Select
          label={t('snap.distance')}
          options={distances.map((value) => ({ value, label: localizeDigits(`${value} m`) }))}
          value={metres}
          onChange={setMetres}
        />
        <Button isDisabled={!canSnap} onClick={snap}>
          {t('snap.now')}
        </Button>
      </div>
      <p role="status" className={styles.snapResult}>
        {snapped &&
          (list?.length === 0
            ? t('snap.none', { metres: localizeDigits(`${snapped.metres} m`) })
            : t('snap.moved', { list: list?.join(', ') ?? '' }))}
      </p>
    </div>
  );
}
