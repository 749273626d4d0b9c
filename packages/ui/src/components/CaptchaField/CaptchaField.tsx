import { RefreshCw, Volume2 } from 'lucide';
import { useRef, type ComponentProps } from 'react';
import { control } from '../../styles/field.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import * as styles from './CaptchaField.css.ts';
import { readDrawing } from './readDrawing.ts';
import { useRenewed } from './useRenewed.ts';

// Captions would write the answer beside the picture.
const noCaptions = 'data:text/vtt,WEBVTT';

/** The props of `CaptchaField`, with those of a native input. */
export interface CaptchaFieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'className' | 'style'> {
  /** The drawing as SVG text; only its paths are used, in the colour of the theme. */
  drawing: string | undefined;
  /** Name of the drawing for screen readers. */
  imageLabel: string;
  refreshLabel: string;
  /** Called to load a new drawing. */
  onRefresh: () => void;
  /** Announced to screen readers when the new drawing is loaded. */
  renewedText: string;
  listenLabel: string;
  /** Address of the spoken version; without it the button is `aria-disabled`. */
  audioSource: string | undefined;
  isPending?: boolean;
}

interface LettersProps {
  drawing: string;
  label: string;
  isPending: boolean;
}

function Letters({ drawing, label, isPending }: LettersProps) {
  const { viewBox, lines, shapes } = readDrawing(drawing);
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={label}
      aria-busy={isPending}
      className={styles.image}
    >
      {lines.map((path) => (
        <path key={path} d={path} className={styles.line} />
      ))}
      {shapes.map((path) => (
        <path key={path} d={path} className={styles.shape} />
      ))}
    </svg>
  );
}

/** Letters to copy, drawn and spoken, with a way to get others. */
export function CaptchaField({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  drawing,
  imageLabel,
  refreshLabel,
  onRefresh,
  renewedText,
  listenLabel,
  audioSource,
  isPending = false,
  ...input
}: CaptchaFieldProps) {
  const sound = useRef<HTMLAudioElement>(null);
  // A sound that cannot be loaded leaves the drawing and the button for another one.
  const listen = () => void sound.current?.play().catch(() => undefined);
  const { isRenewed, ask } = useRenewed(drawing);
  const refresh = () => {
    ask();
    onRefresh();
  };
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(wiring) => (
        <>
          <div className={styles.row}>
            <Letters drawing={drawing ?? ''} label={imageLabel} isPending={isPending} />
            <Button icon={RefreshCw} isIconOnly isPending={isPending} onClick={refresh}>
              {refreshLabel}
            </Button>
            <Button
              icon={Volume2}
              isIconOnly
              isDisabled={audioSource === undefined}
              onClick={listen}
            >
              {listenLabel}
            </Button>
            {audioSource !== undefined && (
              <audio ref={sound} key={audioSource} src={audioSource} preload="none">
                <track kind="captions" src={noCaptions} />
              </audio>
            )}
          </div>
          <div className={visuallyHidden} role="status">
            {isRenewed && <span key={drawing}>{renewedText}</span>}
          </div>
          <div className={styles.answer}>
            <input
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={10}
              data-testid="captcha-answer"
              {...input}
              {...wiring}
              className={control}
            />
          </div>
        </>
      )}
    </Field>
  );
}
