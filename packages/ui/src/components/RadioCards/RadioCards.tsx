import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './RadioCards.css.ts';

/** One choice with an optional sentence that explains it. */
export interface RadioChoice {
  value: string;
  label: string;
  description?: ReactNode;
}

/** The props of `RadioCards`, with those of a native radio. */
export interface RadioCardsProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'children'
> {
  /** The question. */
  label: string;
  choices: readonly RadioChoice[];
  errorMessage?: string;
}

/** A choice of one option, each shown as a card. */
export function RadioCards({ label, choices, errorMessage, id, ...input }: RadioCardsProps) {
  const generatedId = useId();
  const errorId = `${generatedId}-error`;
  return (
    <fieldset
      className={errorMessage === undefined ? undefined : styles.invalid}
      aria-describedby={errorMessage === undefined ? undefined : errorId}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {choices.map(({ value, label: choice, description }, index) => (
          <label key={value} className={styles.card}>
            <input
              {...input}
              id={index === 0 ? id : undefined}
              type="radio"
              value={value}
              className={styles.radio}
              aria-labelledby={`${generatedId}-${index}-label`}
              aria-describedby={description === undefined ? undefined : `${generatedId}-${index}`}
            />
            <span>
              <span id={`${generatedId}-${index}-label`} className={styles.choice}>
                {choice}
              </span>
              {description !== undefined && (
                <span id={`${generatedId}-${index}`} className={styles.description}>
                  {description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={errorMessage} />
    </fieldset>
  );
}
