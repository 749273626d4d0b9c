import { Button, Icon } from '@temple-land/ui';
import { ArrowDown, ArrowUp, X } from 'lucide';
import { useTranslation } from 'react-i18next';
import * as styles from './drawing.css.ts';

/** The props of `PointTools`. */
export interface PointToolsProps {
  /** The name of the point, with its number. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** The name of a point and the buttons that move it up, down, and remove it. */
export function PointTools({ name, isFirst, isLast, onMove, onRemove }: PointToolsProps) {
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  return (
    <div className={styles.pointTools}>
      <span aria-hidden className={styles.pointName}>
        {name}
      </span>
      <Button
        kind="quiet"
        data-tool="up"
        icon={<Icon of={ArrowUp} />}
        isDisabled={isFirst}
        aria-label={t('point.up', { point: name })}
        onClick={() => onMove(-1)}
      />
      <Button
        kind="quiet"
        data-tool="down"
        icon={<Icon of={ArrowDown} />}
        isDisabled={isLast}
        aria-label={t('point.down', { point: name })}
        onClick={() => onMove(1)}
      />
      <Button
        kind="quiet"
        data-tool="remove"
        icon={<Icon of={X} />}
        aria-label={t('point.remove', { point: name })}
        onClick={onRemove}
      />
    </div>
  );
}
