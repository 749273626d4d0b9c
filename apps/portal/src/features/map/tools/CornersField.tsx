import { Button, Checkbox, Columns, TextArea } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import type { MapTools } from './useMapTools.ts';

/** The props of `CornersField`. */
export interface CornersFieldProps {
  tools: Pick<MapTools, 'corners' | 'isSnapping' | 'setCorners' | 'setSnapping' | 'typed' | 'undo'>;
  label: string;
  description: string;
  errorMessage?: string | undefined;
}

/** The points of a tool, one a line, which a press on the map adds to. */
export function CornersField({ tools, label, description, errorMessage }: CornersFieldProps) {
  const { t } = useTranslation(['map', 'common', 'specification']);
  const { corners, isSnapping, setCorners, setSnapping, typed, undo } = tools;
  const wrong =
    typed.wrongLine === undefined ? undefined : t('corners.wrong', { n: typed.wrongLine });
  const message = wrong ?? errorMessage;
  const removeLast = () => setCorners(corners.trimEnd().split('\n').slice(0, -1).join('\n'));
  return (
    <>
      <TextArea
        label={label}
        description={description}
        {...(message === undefined ? {} : { errorMessage: message })}
        rows={4}
        value={corners}
        onChange={setCorners}
      />
      <Checkbox label={t('corners.snap')} isSelected={isSnapping} onChange={setSnapping} />
      <Columns>
        <Button isDisabled={undo === undefined} onClick={() => undo?.()}>
          {t('corners.undo')}
        </Button>
        <Button isDisabled={corners.trim() === ''} onClick={removeLast}>
          {t('corners.removeLast')}
        </Button>
        <Button isDisabled={corners.trim() === ''} onClick={() => setCorners('')}>
          {t('corners.clear')}
        </Button>
      </Columns>
    </>
  );
}
