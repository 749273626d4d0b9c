import { Check } from 'lucide';
import { useRef, type RefObject } from 'react';
import { useListBox, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Combobox.css.ts';
import { findMatch } from './match.ts';
import type { ComboboxOption } from './option.ts';
import type { ComboboxState } from './useComboboxState.tsx';
import { usePlace } from './usePlace.ts';

function Marked({ text, typed }: { text: string; typed: string }) {
  const match = findMatch(text, typed);
  if (match === undefined) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <mark className={styles.hit}>{text.slice(match.start, match.end)}</mark>
      {text.slice(match.end)}
    </>
  );
}

interface OptionProps {
  option: ComboboxOption;
  state: ComboboxState;
  /** Language of the `alsoMatches` text. */
  alsoLang: string | undefined;
}

function OptionText({ option, state, alsoLang }: OptionProps) {
  const isChosen = state.selectedItem?.textValue === state.inputValue;
  const typed = isChosen ? '' : state.inputValue;
  const { label, alsoMatches } = option;
  const isOnlyAlso = typed !== '' && findMatch(label, typed) === undefined;
  return (
    <span className={styles.optionText}>
      <Marked text={label} typed={typed} />
      {isOnlyAlso && alsoMatches !== undefined && findMatch(alsoMatches, typed) && (
        <span lang={alsoLang} className={styles.also}>
          <Marked text={alsoMatches} typed={typed} />
        </span>
      )}
    </span>
  );
}

function Option(props: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused } = useOption({ key: props.option.value }, props.state, element);
  return (
    <div
      {...optionProps}
      ref={element}
      className={styles.option}
      data-focused={isFocused || undefined}
    >
      <OptionText {...props} />
      <span className={styles.tick}>
        <Icon of={Check} size="small" />
      </span>
    </div>
  );
}

/** What the list of a combobox takes. */
export interface ComboboxOptionsProps {
  state: ComboboxState;
  label: string;
  list: RefObject<HTMLDivElement | null>;
  listProps: AriaListBoxOptions<ComboboxOption>;
  /** The field below which the list stands. */
  anchor: RefObject<HTMLElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  alsoLang: string | undefined;
  emptyText: string;
  closeLabel: string;
}

/** The open list of a combobox, the match marked in each answer. */
export function ComboboxOptions(props: ComboboxOptionsProps) {
  const { state, label, list, listProps, anchor, layer, alsoLang, emptyText, closeLabel } = props;
  const named = { ...listProps, 'aria-label': label, 'aria-labelledby': undefined };
  const { listBoxProps } = useListBox(named, state, list);
  usePlace(anchor, layer, state.close);
  const options = [...state.collection].flatMap(({ value }) => value ?? []);
  return (
    <div ref={layer} popover="manual" className={styles.popover}>
      <div {...listBoxProps} ref={list} className={styles.list}>
        {options.map((option) => (
          <Option key={option.value} {...{ option, state, alsoLang }} />
        ))}
        {options.length === 0 && (
          <div role="option" aria-selected={false} className={styles.empty}>
            {emptyText}
          </div>
        )}
      </div>
      <button
        type="button"
        tabIndex={-1}
        className={visuallyHidden}
        aria-label={closeLabel}
        onClick={state.close}
      />
    </div>
  );
}

interface ResultCountProps {
  state: ComboboxState;
  resultText: (count: number) => string;
}

/**
 * Says how many answers are in the open list.
 * React Aria hides all but the list while it is open; its mark keeps the count audible.
 */
export function ResultCount({ state, resultText }: ResultCountProps) {
  return (
    <span role="status" data-live-announcer className={visuallyHidden}>
      {state.isOpen ? resultText(state.collection.size) : ''}
    </span>
  );
}
