'use client';
import { Check, RefreshCw, Volume2 } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { useRef, type ReactNode } from 'react';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { captchaFieldWords } from './CaptchaField.words.ts';
import { control } from '../../styles/field.css.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { toNativeProps, type ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
import * as styles from './CaptchaField.css.ts';
import { parseDrawing } from './parseDrawing.ts';
import { usePassedFocus } from './usePassedFocus.ts';
import { useIsRefreshed } from './useIsRefreshed.ts';

// Captions would show the answer beside the image.
const noCaptions = 'data:text/vtt,WEBVTT';

/** The props of `CaptchaField`, with those of a native input. */
export interface CaptchaFieldProps extends FieldFrameProps, ControlProps<'input'> {
  /** The drawing as SVG text; only its paths are used, in the colour of the theme. */
  drawing: string | undefined;
  /** Name of the drawing for screen readers. */
  imageLabel?: string | undefined;
  /** Name of the button that asks for a new drawing. */
  refreshLabel?: string | undefined;
  /** Called to load a new drawing. */
  onRefresh: () => void;
  /** Announced to screen readers when the new drawing is loaded. */
  renewedText?: string | undefined;
  /** Name of the button that plays the spoken version. */
  listenLabel?: string | undefined;
  /** Address of the spoken version; without it the button is `aria-disabled`. */
  audioSource: string | undefined;
  /** A new drawing is loading. */
  isPending?: boolean | undefined;
  /** A button or link to a way without the puzzle, below the answer: a one-time code, a proof by the application. */
  alternative?: ReactNode | undefined;
  /** Replaces the puzzle once that way has succeeded: "Confirmed without the image". */
  passedText?: string | undefined;
}

interface CaptchaImageProps {
  drawing: string;
  label: string;
  isPending: boolean;
}

function CaptchaImage({ drawing, label, isPending }: CaptchaImageProps) {
  const { viewBox, lines, shapes } = parseDrawing(drawing);
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

interface DrawingProps extends Pick<
  CaptchaFieldProps,
  'drawing' | 'imageLabel' | 'refreshLabel' | 'onRefresh' | 'listenLabel' | 'audioSource'
> {
  isPending: boolean;
}

function DrawingRow({ drawing, imageLabel, isPending, ...controls }: DrawingProps) {
  const { refreshLabel, onRefresh, listenLabel, audioSource } = controls;
  const words = useWords('captchaField', captchaFieldWords);
  const sound = useRef<HTMLAudioElement>(null);
  // If the audio cannot be loaded, the drawing and the refresh button remain.
  const listen = () => void sound.current?.play().catch(() => undefined);
  return (
    <div className={styles.row}>
      <CaptchaImage
        drawing={drawing ?? ''}
        label={imageLabel ?? words.imageLabel}
        isPending={isPending}
      />
      <Button icon={<Icon of={RefreshCw} />} isIconOnly isPending={isPending} onClick={onRefresh}>
        {refreshLabel ?? words.refreshLabel}
      </Button>
      <Button
        icon={<Icon of={Volume2} />}
        isIconOnly
        isDisabled={audioSource === undefined}
        onClick={listen}
      >
        {listenLabel ?? words.listenLabel}
      </Button>
      {audioSource !== undefined && (
        <audio ref={sound} key={audioSource} src={audioSource} preload="none">
          <track kind="captions" src={noCaptions} />
        </audio>
      )}
    </div>
  );
}

/**
 * A drawing of letters to type, with buttons to hear them and to get another drawing, and with room for a way that
 * needs no puzzle.
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { frame, control: own } = useFieldProps(props);
  const { drawing, imageLabel, refreshLabel, onRefresh, renewedText, ...others } = own;
  const { listenLabel, audioSource, isPending = false, alternative, passedText, ...input } = others;
  const words = useWords('captchaField', captchaFieldWords);
  const isPassed = passedText !== undefined;
  const { isRefreshed, startRefresh } = useIsRefreshed(drawing);
  const { text, isAnnounced } = usePassedFocus(isPassed);
  const refresh = () => {
    startRefresh();
    onRefresh();
  };
  const row = { drawing, imageLabel, isPending, refreshLabel, listenLabel, audioSource };
  // What is said about the puzzle goes away with it.
  const { description, errorMessage, ...rest } = frame;
  const texts = isPassed ? {} : { description, errorMessage };
  const focusText = isPassed ? () => text.current?.focus() : undefined;
  return (
    <Field {...mergeProps({ className: styles.root }, rest)} {...texts} onLabelPress={focusText}>
      {(controlProps) => (
        <>
          {isPassed ? (
            <p ref={text} id={controlProps.id} tabIndex={-1} className={styles.passed}>
              <Icon of={Check} />
              {passedText}
            </p>
          ) : (
            <DrawingRow {...row} onRefresh={refresh} />
          )}
          <div className={visuallyHidden} role="status">
            {isAnnounced && passedText}
            {!isPassed && isRefreshed && (
              <span key={drawing}>{renewedText ?? words.renewedText}</span>
            )}
          </div>
          {!isPassed && (
            <div className={styles.answer}>
              <input
                type="text"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={10}
                data-testid="captcha-answer"
                {...mergeProps(controlProps, toNativeProps(input))}
                className={control}
              />
            </div>
          )}
          {!isPassed && alternative !== undefined && (
            <div className={styles.alternative}>{alternative}</div>
          )}
        </>
      )}
    </Field>
  );
}
