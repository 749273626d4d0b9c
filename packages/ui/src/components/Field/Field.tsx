import { CircleAlert } from 'lucide';
import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** The props that every field passes to `Field`. */
export interface FieldFrameProps {
  label: string;
  /** Marks an optional field, for example "(optional)"; required is the default and is not marked. */
  optionalLabel?: string;
  /** A hint between label and control. */
  description?: ReactNode;
  /** The error; the field is invalid if it is set. */
  errorMessage?: string;
}

/** The props that `Field` passes to its control: ids and states for assistive technology. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The props of `Field`: the shared ones, and the control, rendered with its ids. */
export interface FieldProps extends FieldFrameProps {
  /** Id of the control; made up when left out. */
  id?: string;
  /** A link or control on the label's line, for example "Forgot password?". */
  labelAside?: ReactNode;
  /** The control has several parts and names their group itself; a press on the label is told here, with its id. */
  onLabelPress?: (controlId: string) => void;
  children: (wiring: ControlWiring) => ReactNode;
}

/** Returns the id of the label of a control, for the buttons beside it. */
export const getLabelId = (controlId: string): string => `${controlId}-label`;

/** Label, hint, control and error of one field, connected by their ids. */
export function Field({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  labelAside,
  onLabelPress,
  children,
}: FieldProps) {
  const generatedId = useId();
  const control = id ?? generatedId;
  const [hintId, errorId] = [`${control}-hint`, `${control}-error`];
  const optional = optionalLabel !== undefined && (
    <span className={styles.optional}> {optionalLabel}</span>
  );
  const described = [description !== undefined && hintId, errorMessage !== undefined && errorId];
  return (
    <div className={errorMessage === undefined ? styles.field : styles.invalid}>
      <div className={styles.labelLine}>
        {onLabelPress ? (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys reach the parts themselves
          <span className={styles.label} onClick={() => onLabelPress(control)}>
            {label}
            {optional}
          </span>
        ) : (
          <label id={getLabelId(control)} htmlFor={control} className={styles.label}>
            {label}
            {optional}
          </label>
        )}
        {labelAside}
      </div>
      {description !== undefined && (
        <p id={hintId} className={styles.hint}>
          {description}
        </p>
      )}
      <div className={styles.slot}>
        {children({
          id: control,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          'aria-invalid': errorMessage === undefined ? undefined : true,
          'aria-required': optionalLabel === undefined ? true : undefined,
        })}
      </div>
      {errorMessage !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon of={CircleAlert} size="medium" />
          <span>{errorMessage}</span>
        </p>
      )}
    </div>
  );
}
