import { Button, Checkbox, TextArea, type TextAreaProps } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './drawing.css.ts';
import { SnapPoints } from './SnapPoints.tsx';
import type { SnapRing } from './snapPoint.ts';
import type { Corners } from './useCorners.ts';

/** The props of `CornersField`, with those of its text area. */
export interface CornersFieldProps extends Omit<TextAreaProps, 'onChange' | 'rows' | 'value'> {
  tools: Omit<Corners, 'addCorner' | 'setBox'>;
  /** The outlines to whose corners and sides points snap. */
  rings: readonly SnapRing[];
}

/** The points of a drawing, one a line, which a press on the map adds to. */
export function CornersField({ tools, rings, errorMessage, ...field }: CornersFieldProps) {
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  const { corners, isSnapping, setCorners, setSnapping, typed, undo, redo } = tools;
  const wrong =
    typed.wrongLine === undefined ? undefined : t('corners.wrong', { n: typed.wrongLine });
  const message = wrong ?? errorMessage;
  const isEmpty = corners.trim() === '';
  const removeLast = () => setCorners(corners.trimEnd().split('\n').slice(0, -1).join('\n'));
  return (
    <>
      <TextArea
        {...field}
        {...(message === undefined ? {} : { errorMessage: message })}
        rows={4}
        value={corners}
        onChange={setCorners}
      />
      <div className={styles.actions}>
        <Button isDisabled={undo === undefined} onClick={() => undo?.()}>
          {t('corners.undo')}
        </Button>
        <Button isDisabled={redo === undefined} onClick={() => redo?.()}>
          {t('corners.redo')}
        </Button>
        <Button isDisabled={isEmpty} onClick={removeLast}>
          {t('corners.removeLast')}
        </Button>
        <Button isDisabled={isEmpty} onClick={() => setCorners('')}>
          {t('corners.clear')}
        </Button>
      </div>
      <Checkbox label={t('corners.snap')} isSelected={isSnapping} onChange={setSnapping} />
      <SnapPoints {...{ tools, rings }} />
    </>
  );
}
