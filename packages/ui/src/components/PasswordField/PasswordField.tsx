'use client';
import { Check, Eye, EyeOff, Minus } from 'lucide';
import { useId, useState, type ClipboardEvent, type ReactNode } from 'react';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { passwordFieldWords } from './PasswordField.words.ts';
import { addon, group, grouped } from '../../styles/field.css.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Field, getLabelId, type FieldFrameProps } from '../Field/Field.tsx';
import { toNativeProps, type ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PasswordField.css.ts';

/** One rule for passwords, and whether the typed password meets it. */
export interface PasswordRuleState {
  id: string;
  label: string;
  isMet: boolean;
}

/** The props of `PasswordField`, with those of a native input. */
export interface PasswordFieldProps extends FieldFrameProps, Omit<ControlProps<'input'>, 'type'> {
  /** Text of the button that shows the password. */
  showLabel?: string | undefined;
  /** Text and name of the button that hides the password. */
  hideLabel?: string | undefined;
  /** Name of the button that shows the password; contains `showLabel`, for example "Show password". */
  toggleLabel?: string | undefined;
  /** The rules for passwords, listed below the field. */
  rules?: readonly PasswordRuleState[] | undefined;
  /** Hidden text after a rule that is met. */
  metLabel?: string | undefined;
  /** A link in the line of the label. */
  labelAside?: ReactNode | undefined;
  /** Refuses pasted text; password managers still fill the field. */
  isPasteBlocked?: boolean | undefined;
}

const noRules: readonly PasswordRuleState[] = [];

interface RulesProps {
  id: string;
  rules: readonly PasswordRuleState[];
  metLabel: string;
}

function Rules({ id, rules, metLabel }: RulesProps) {
  return (
    <ul id={id} className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.id} className={styles.rule} data-met={rule.isMet || undefined}>
          <Icon of={rule.isMet ? Check : Minus} size="small" />
          {rule.label}
          {rule.isMet && <span className={visuallyHidden}>, {metLabel}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A password that can be shown, with the rules that it meets checked while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, control } = useFieldProps(props);
  const { labelAside, showLabel, hideLabel, toggleLabel, rules = noRules, ...others } = control;
  const { metLabel, isPasteBlocked = false, ...input } = others;
  const words = useWords('passwordField', passwordFieldWords);
  const [isShown, setShown] = useState(false);
  const rulesId = useId();
  const refuse = (event: ClipboardEvent) => {
    if (isPasteBlocked) event.preventDefault();
  };
  return (
    <Field {...mergeProps({ className: styles.root }, frame)} labelAside={labelAside}>
      {(controlProps) => (
        <>
          <div className={group}>
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...mergeProps(
                mergeProps(controlProps, {
                  'aria-describedby': rules.length > 0 ? rulesId : undefined,
                  onPaste: refuse,
                }),
                toNativeProps(input),
              )}
              type={isShown ? 'text' : 'password'}
              className={grouped}
            />
            <button
              type="button"
              className={addon}
              aria-label={isShown ? undefined : (toggleLabel ?? words.toggleLabel)}
              aria-describedby={getLabelId(controlProps.id)}
              onClick={() => setShown(!isShown)}
            >
              <Icon of={isShown ? EyeOff : Eye} />
              {isShown ? (hideLabel ?? words.hideLabel) : (showLabel ?? words.showLabel)}
            </button>
          </div>
          {rules.length > 0 && (
            <Rules id={rulesId} rules={rules} metLabel={metLabel ?? words.metLabel} />
          )}
        </>
      )}
    </Field>
  );
}
