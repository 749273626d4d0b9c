import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
} from 'react';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import * as styles from './OtpField.css.ts';
import { overwrite } from './overwrite.ts';

/** What a one-time-code field takes, beside everything a native input takes. */
export interface OtpFieldProps
  extends
    FieldFrameProps,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'value' | 'onChange' | 'children'> {
  /** Number of digits. */
  digits?: number;
  value: string;
  /** The digits changed; anything that is no digit was left out. */
  onValue: (value: string) => void;
}

/**
 * A one-time code: six boxes over one input, so that autofill, paste, voice and screen readers meet an
 * ordinary field. It takes the focus with an error; emptying it is the caller's part.
 */
export function OtpField({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  digits = 6,
  value,
  onValue,
  ...input
}: OtpFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<number>();
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (errorMessage !== undefined) field.current?.focus();
  }, [errorMessage]);
  // A value that is not what was typed moves the caret to its end.
  useLayoutEffect(() => {
    if (place.current !== undefined) field.current?.setSelectionRange(place.current, place.current);
    place.current = undefined;
  });
  const take = (after: string, at: number) => {
    const next = overwrite(value, after, at).slice(0, digits);
    setCaret(Math.min(at, next.length, digits - 1));
    onValue(next);
    return next;
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const at = target.selectionStart ?? target.value.length;
    const next = take(target.value, at);
    if (next.length < target.value.length && at < target.value.length) place.current = at;
  };
  // The digits are put in here: a browser that does it itself lays the page out twice.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const from = selectionStart ?? value.length;
    const added = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    const at = from + added.length;
    const next = take(value.slice(0, from) + added + value.slice(selectionEnd ?? from), at);
    if (at < next.length) place.current = at;
  };
  const follow = () => {
    const element = field.current;
    const isActive = element !== null && document.activeElement === element;
    setCaret(isActive ? Math.min(element.selectionStart ?? 0, digits - 1) : undefined);
  };
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(wiring) => (
        <div className={styles.frame}>
          <input
            {...input}
            {...wiring}
            ref={field}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d*"
            maxLength={2 * digits}
            className={styles.input}
            value={value}
            onChange={change}
            onPaste={paste}
            onSelect={follow}
            onFocus={follow}
            onBlur={() => setCaret(undefined)}
          />
          <div className={styles.boxes} aria-hidden>
            {Array.from({ length: digits }, (_, index) => (
              <span
                key={index}
                className={styles.box}
                data-active={caret === index || undefined}
                data-invalid={errorMessage !== undefined || undefined}
              >
                {value[index] ?? ''}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
