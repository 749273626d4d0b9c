import { useMemo, useState } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Popover } from 'react-aria-components/Popover';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { useLibraryWords } from '../Field/libraryWords.ts';
import { TopLayer } from '../Field/TopLayer.tsx';
import * as styles from './Combobox.css.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import { ComboboxOptions, ResultCount, type ComboboxOption } from './ComboboxOptions.tsx';
import { findMatch } from './match.ts';

export type { ComboboxOption } from './ComboboxOptions.tsx';

/** What a combobox says beside its label and its answers. */
export interface ComboboxWords {
  /** Name of the button that opens the list. */
  openLabel: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** Name of the hidden button with which a screen reader closes the list. */
  closeLabel: string;
  /** Announces how many answers the open list has, for example "12 results". */
  resultText: (count: number) => string;
  /** Stands in the list when nothing matches. */
  emptyText: string;
}

/** What a combobox takes. */
export interface ComboboxProps extends FieldFrameProps {
  id?: string;
  name?: string;
  options: readonly ComboboxOption[];
  /** Value of the chosen answer, '' for none; with `allowsCustomValue` the text itself. */
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
  onBlur?: () => void;
  words: ComboboxWords;
  /** Language of the `alsoMatches` texts, for example "or". */
  alsoLang?: string;
  placeholder?: string;
  /** Takes text that is not in the list too. */
  allowsCustomValue?: boolean;
  isDisabled?: boolean;
  /** The answers are on their way. */
  isPending?: boolean;
}

const keyOf = (value: string | undefined) => (value === '' ? null : value);

function chosen({ allowsCustomValue, value, defaultValue, onValue }: ComboboxProps) {
  if (allowsCustomValue === true) {
    return { inputValue: value, defaultInputValue: defaultValue, onInputChange: onValue };
  }
  return {
    value: keyOf(value),
    defaultValue: keyOf(defaultValue),
    onChange: (key: unknown) => onValue?.(typeof key === 'string' ? key : ''),
  };
}

function useFilter(options: readonly ComboboxOption[]) {
  const others = useMemo(() => {
    const names = new Map<string, string>();
    for (const { label, alsoMatches = '' } of options) {
      names.set(label, `${names.get(label) ?? ''} ${alsoMatches}`);
    }
    return names;
  }, [options]);
  return (label: string, typed: string) =>
    typed.trim() === '' ||
    [label, others.get(label) ?? ''].some((name) => findMatch(name, typed) !== undefined);
}

/** One answer out of a long list, found by typing a part of its name. */
export function Combobox(props: ComboboxProps) {
  const { id, label, optionalLabel, description, errorMessage, name, options, words } = props;
  const { alsoLang, placeholder, isDisabled = false, isPending = false, onBlur } = props;
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const filter = useFilter(options);
  useLibraryWords(words.closeLabel);
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(wiring) => (
        <ComboBox
          {...chosen(props)}
          id={wiring.id}
          name={name}
          aria-label={label}
          aria-describedby={wiring['aria-describedby']}
          isInvalid={wiring['aria-invalid'] ?? false}
          isRequired={wiring['aria-required'] ?? false}
          isDisabled={isDisabled}
          allowsCustomValue={props.allowsCustomValue ?? false}
          allowsEmptyCollection
          validationBehavior="aria"
          defaultFilter={filter}
          onBlur={() => onBlur?.()}
          className={styles.box}
        >
          <ComboboxControl {...words} {...{ placeholder, isDisabled, isPending }} />
          <ResultCount resultText={words.resultText} />
          <div ref={setLayer} />
          <Popover
            UNSTABLE_portalContainer={layer ?? undefined}
            offset={8}
            containerPadding={0}
            className={styles.popover}
            render={({ dir: _dir, ...popover }) => <div {...popover} popover="manual" />}
          >
            <TopLayer>
              <ComboboxOptions {...{ label, options, alsoLang }} emptyText={words.emptyText} />
            </TopLayer>
          </Popover>
        </ComboBox>
      )}
    </Field>
  );
}
