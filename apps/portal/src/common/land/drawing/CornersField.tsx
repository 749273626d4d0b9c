import { Button, Checkbox, TextArea, type TextAreaProps } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './drawing.css.ts';
import { PointList } from './PointList.tsx';
import { SnapPoints } from './SnapPoints.tsx';
import type { SnapRing } from './snapPoint.ts';
import type { Corners } from './useCorners.ts';

/** The props of `CornersField`, with those of its text area. */
export interface CornersFieldProps extends Omit<TextAreaProps, 'onChange' | 'rows' | 'value'> {
  tools: Omit<Corners, 'addCorner' | 'setBox'>;
  /** The outlines to whose corners and sides points snap. */
  rings: readonly SnapRing[];
}

/** The points of a drawing as a list of rows or as a text with one a line; a press on the map adds to them. */
export function CornersField({ tools, rings, errorMessage, ...field }: CornersFieldProps) {
  const { t } = useTranslation(['drawing', 'common', 'specification']);
  const { corners, isSnapping, setCorners, setSnapping, typed, undo, redo } = tools;
  const [isText, setText] = useState(false);
  const wrong =
    typed.wrongLine === undefined ? undefined : t('corners.wrong', { n: typed.wrongLine });
  const { id, label, description, optionalLabel } = field;
  const isEmpty = corners.trim() === '';
  const removeLast = () => setCorners(corners.trimEnd().split('\n').slice(0, -1).join('\n'));
  const toError = (message: string | undefined) =>
    message === undefined ? {} : { errorMessage: message };
  return (
    <>
      {isText ? (
        <TextArea
          {...field}
          {...toError(wrong ?? errorMessage)}
          rows={6}
          value={corners}
          onChange={setCorners}
        />
      ) : (
        <PointList
          {...{ id, label, description, optionalLabel }}
          {...toError(errorMessage)}
          value={corners}
          onChange={setCorners}
        />
      )}
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => setText(!isText)}>
          {t(isText ? 'corners.asList' : 'corners.asText')}
        </Button>
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
